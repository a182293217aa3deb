extension PageStyle {
  static let specimens = #"""
    .family + .family, .style + .style { border-top: 1px solid var(--line); margin-top: 4rem; padding-top: 3.5rem; }
    .style + .style { margin-top: 2.5rem; padding-top: 2rem; }
    .style + .plain { margin-top: 1.25rem; padding-top: 1.25rem; }
    .plain .fixed, .plain .uses { margin-top: .35rem; }
    .family { scroll-margin-top: 4rem; }
    .family > header, .style > header { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; align-items: baseline; }
    .family > header p, .style > header p { color: var(--soft); font-size: .9375rem; }
    .display { font-size: clamp(3rem, 9.5vw, 8.5rem); line-height: 1.1; margin: 1.25rem 0 1.5rem; }
    .text { font-size: clamp(1.375rem, 2.6vw, 2.125rem); line-height: 1.35; max-width: 60rem; }
    .figures-line, .script { font-size: clamp(1.25rem, 2.2vw, 1.75rem); line-height: 1.5; color: var(--soft); margin-top: .5rem; }
    .ladder, .axes, .metrics { margin-top: 3rem; }
    .ladder ol { display: grid; grid-template-columns: repeat(9, minmax(0, 1fr)); gap: .5rem; }
    .ladder li { display: flex; flex-direction: column; gap: .1rem; min-width: 0; font-size: .8125rem; line-height: 1.35; }
    .ladder .aa { font-size: clamp(1.75rem, 3.1vw, 2.75rem); line-height: 1; min-height: 1.35em; display: flex; align-items: end; gap: .12em; padding-bottom: .1em; border-bottom: 1px solid var(--line); margin-bottom: .4rem; }
    .ladder b { font-weight: 600; } .ladder span:not(.aa) { color: var(--soft); overflow-wrap: anywhere; }
    .ladder .used .aa { border-bottom: 2px solid var(--ink); }
    .ladder .absent { color: var(--soft); } .ladder .absent b { font-weight: 400; } .ladder .absent .aa { border-bottom-style: dashed; }
    .ladder .wanted .aa { border-bottom: 2px solid var(--red); } .ladder .wanted b, .ladder .wanted small { color: var(--red); }
    .stage figure { margin-bottom: 1.25rem; } .stage .set { display: block; font-size: clamp(2.5rem, 7vw, 6rem); line-height: 1.2; }
    .stage .at { color: var(--soft); }
    .axes.live .stage { min-height: 8rem; }
    .sliders { display: none; flex-wrap: wrap; gap: 1rem 2.5rem; } .live .sliders { display: flex; }
    .slider { display: grid; grid-template-columns: auto 1fr; gap: .1rem 1rem; flex: 1 1 16rem; max-width: 26rem; font-size: .875rem; }
    .sliders input { grid-column: 1 / -1; width: 100%; accent-color: var(--ink); margin: .35rem 0; }
    .sliders output { text-align: right; font-weight: 600; } .sliders small { grid-column: 1 / -1; }
    .lines { display: block; width: 100%; max-width: 56rem; height: auto; }
    .lines line { stroke: var(--faint); stroke-width: 1; vector-effect: non-scaling-stroke; }
    .lines line.baseline { stroke: var(--ink); } .lines line.edge { stroke: var(--blue); stroke-dasharray: none; } .lines line.inner { stroke-dasharray: 3 4; }
    .lines text { fill: var(--soft); font-family: inherit; }
    .lines .gap { fill: var(--blue); opacity: .1; } .lines .beyond { fill: var(--red); }
    .metrics dl { display: flex; flex-wrap: wrap; gap: .75rem 2.25rem; margin-top: 1.5rem; font-size: .875rem; }
    .metrics dd { font-weight: 600; } .metrics dd small { font-weight: 400; }
    .remark { margin-top: 1rem; font-size: .9375rem; color: var(--red); max-width: 48rem; }
    .three { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr)); gap: 1.75rem 2.5rem; align-items: end; margin-top: 1.5rem; }
    .three figure { min-width: 0; } .three figcaption b, .steps b { font-weight: 600; color: var(--ink); }
    .fixed { margin-top: 1.25rem; }
    .steps { display: flex; gap: 1.25rem; align-items: end; margin-top: 1.75rem; padding-bottom: .5rem; min-width: max-content; }
    .steps li { display: grid; justify-items: start; font-size: .8125rem; line-height: 1.4; gap: .05rem; } .steps svg { max-width: none; margin-bottom: .3rem; }
    .steps .default { color: var(--blue); } .steps .default b, .steps .default small { color: inherit; }

    """#
}
