extension PageStyle {
  static let sections = #"""
    .badge { font-size: .8125rem; line-height: 1.5; padding: 0 .5em; border-radius: 3px; border: 1px solid var(--line); color: var(--soft); white-space: nowrap; }
    .badge.good { color: var(--green); border-color: currentColor; }
    .badge.bad { color: var(--red); border-color: currentColor; }
    .badge.open { color: var(--amber); border-color: currentColor; }
    .entries { border-bottom: 1px solid var(--line); }
    .entry { padding: 1.5rem 0 1.75rem; border-top: 1px solid var(--line); }
    .entry:first-child { border-top-color: transparent; padding-top: 0; }
    .entry .title { display: flex; gap: .5rem 1rem; align-items: baseline; flex-wrap: wrap; margin-bottom: 1rem; }
    .entry h3 code { font-size: .9375rem; font-weight: 600; }
    .pair { display: grid; grid-template-columns: 1fr 1fr; gap: 2.5rem; align-items: start; }
    .pair figure { min-width: 0; }
    .pair .set { display: block; font-size: clamp(1.75rem, 3.2vw, 2.5rem); line-height: 1.25; min-height: 1.35em; overflow-wrap: anywhere; }
    .pair .set.empty { font-size: 1rem; line-height: 3.125rem; }
    .pair .set.empty code { font-size: 1.25rem; }
    .entry.bad .wish .set:not(.empty) { opacity: .5; }
    .entry:not(.bad) .miss .set { color: var(--soft); }
    .miss.system .set { font-family: -apple-system, system-ui, "Segoe UI", Roboto, sans-serif; }
    .miss.helvetica .set { font-family: Helvetica, "Helvetica Neue", Arial, "Liberation Sans", sans-serif; }
    .miss.times .set { font-family: Times, "Times New Roman", "Liberation Serif", serif; }
    figcaption { font-size: .8125rem; color: var(--soft); margin-top: .5rem; }
    .entry.bad .miss figcaption { color: var(--red); }
    .uses { margin-top: 1rem; font-size: .875rem; color: var(--soft); display: flex; flex-direction: column; gap: .15rem; }
    .entry .targets { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; margin-top: .75rem; font-size: .875rem; }
    .sub { margin: 2.5rem 0 1rem; }
    .open-names { display: grid; gap: .6rem; font-size: .9375rem; }
    .open-names .reason { color: var(--soft); margin: 0 .5rem; }
    .scroll { overflow-x: auto; margin-inline: -1px; padding-inline: 1px; }
    table { border-collapse: collapse; width: 100%; font-size: .9375rem; }
    th, td { text-align: center; padding: .6rem .75rem; border-bottom: 1px solid var(--line); font-weight: 400; vertical-align: middle; }
    thead th { color: var(--soft); vertical-align: bottom; line-height: 1.3; }
    thead th span { display: block; } thead small { display: block; }
    th.font, tfoot th { text-align: left; position: sticky; left: 0; background: var(--paper); padding-left: 0; }
    .size { text-align: right; white-space: nowrap; color: var(--soft); }
    tfoot th, tfoot td { color: var(--soft); border-bottom: 0; white-space: nowrap; }
    tbody th.font div { display: flex; gap: 1rem; align-items: center; min-width: 15rem; }
    .ag { font-size: 1.75rem; line-height: 1; width: 2.75rem; flex: none; }
    .file { overflow-wrap: anywhere; line-height: 1.3; } .file small { display: block; }
    .matrix.wide thead th:not(.font):not(.size) { padding-inline: .25rem; min-width: 2.5rem; }
    .matrix.wide thead th:not(.font):not(.size) span { writing-mode: vertical-rl; transform: rotate(180deg); margin: 0 auto; max-height: 12rem; }
    .dot { display: inline-block; width: .8rem; height: .8rem; border-radius: 50%; border: 1.5px solid transparent; vertical-align: -.1rem; position: relative; }
    .dot.used { background: var(--ink); }
    .dot.kin { border-color: var(--ink); background: radial-gradient(circle, var(--ink) 38%, transparent 42%); }
    .dot.idle { border-color: var(--ink); }
    .dot.open { border: 1.5px dashed var(--soft); }
    .dot.unlisted { border-color: var(--amber); background: linear-gradient(90deg, var(--amber) 50%, transparent 50%); }
    .dot.missing { border-radius: 0; background: linear-gradient(45deg, transparent 44%, var(--red) 44% 56%, transparent 56%), linear-gradient(-45deg, transparent 44%, var(--red) 44% 56%, transparent 56%); }
    .dot.absent { width: .3rem; height: .3rem; background: var(--line); border: 0; vertical-align: .15rem; }
    .legend { display: flex; flex-wrap: wrap; gap: .4rem 1.5rem; margin-top: 1.25rem; font-size: .8125rem; color: var(--soft); }
    .legend .dot { margin-right: .35rem; }
    .facts { margin-top: 1.75rem; font-size: .875rem; display: grid; gap: .3rem; }
    .facts div { display: flex; gap: .25rem 1rem; flex-wrap: wrap; } .facts dt { font-weight: 600; } .facts dd { color: var(--soft); overflow-wrap: anywhere; }
    .licenses li { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 2fr); gap: .75rem 2.5rem; padding: 1.25rem 0; border-top: 1px solid var(--line); }
    .licenses li:first-child { border-top: 0; padding-top: 0; }
    .licenses h3 + p { color: var(--soft); font-size: .875rem; }
    .licenses dl { display: grid; gap: .4rem; font-size: .9375rem; }
    .licenses dl div { display: grid; grid-template-columns: 6rem minmax(0, 1fr); } dt { color: var(--soft); }
    .licenses dd, .licenses a, .address { overflow-wrap: anywhere; } .warn { color: var(--amber); }
    .licenses details { grid-column: 1 / -1; font-size: .875rem; color: var(--soft); }
    summary { cursor: pointer; } .files { padding-top: .5rem; display: grid; gap: .2rem; }
    .filters { display: none; flex-wrap: wrap; gap: 1rem 1.5rem; align-items: end; padding-bottom: 1.5rem; border-bottom: 1px solid var(--line); font-size: .875rem; }
    .js .filters { display: flex; }
    .filters span, legend { display: block; color: var(--soft); font-size: .8125rem; margin-bottom: .3rem; padding: 0; }
    .filters input[type=search], select { font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--faint); border-radius: 4px; padding: .45rem .6rem; width: 100%; min-height: 2.4rem; }
    .filters .search { flex: 1 1 14rem; } .filters label { min-width: 0; max-width: 100%; }
    fieldset { border: 0; min-width: 0; display: flex; flex-wrap: wrap; gap: .25rem 1rem; }
    .tick { display: flex; gap: .4rem; align-items: center; min-height: 2.4rem; } .tick input { accent-color: var(--ink); width: 1rem; height: 1rem; margin: 0; }
    .shown { color: var(--soft); min-height: 2.4rem; line-height: 2.4rem; }
    .finding { padding: 1.5rem 0 1.5rem 1.5rem; border-bottom: 1px solid var(--line); position: relative; }
    .finding::before { content: ""; position: absolute; left: 0; top: 1.75rem; bottom: 1.5rem; width: 3px; background: var(--blue); }
    .finding.error::before { background: var(--red); } .finding.warning::before { background: var(--amber); }
    .finding h3 { line-height: 1.4; max-width: 48rem; }
    .severity { color: var(--blue); } .error .severity { color: var(--red); } .warning .severity { color: var(--amber); }
    .where { font-size: .875rem; margin-top: .35rem; display: flex; flex-wrap: wrap; gap: .1rem 1rem; color: var(--soft); }
    .where .rule { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; }
    .excerpt { margin-top: .85rem; background: var(--tint); border-radius: 4px; padding: .7rem 1rem; overflow-x: auto; display: flex; gap: 1rem; }
    .excerpt code { overflow-wrap: normal; white-space: pre; font-size: 1em; } .number { color: var(--soft); user-select: none; }
    mark { background: none; color: inherit; text-decoration: underline wavy var(--red) 1px; text-underline-offset: .3em; }
    .warning mark { text-decoration-color: var(--amber); } .note mark { text-decoration-color: var(--blue); }
    .details { margin-top: .75rem; font-size: .875rem; color: var(--soft); display: grid; gap: .25rem; max-width: 48rem; overflow-wrap: anywhere; }
    .details .help { color: var(--ink); }
    .nothing { padding: 2rem 0; color: var(--soft); }
    .rule-page { padding: 1.25rem 0; border-top: 1px solid var(--line); max-width: 48rem; }
    .rule-page:first-child { border-top: 0; padding-top: 0; } .rule-page p { margin-top: .5rem; } .rule-page .summary { font-weight: 500; } .rule-page .hint { color: var(--soft); font-size: .875rem; }
    .rule-page:target h3 { text-decoration: underline; text-underline-offset: .3em; }

    """#
}
