/// How a page looks: on paper white or on black, on a screen of any width, and in print.
enum PageStyle {
  static let text = ground + masthead + PageStyle.sections + PageStyle.specimens + narrow

  private static let ground = #"""
    :root {
      color-scheme: light dark;
      --paper: #fdfdfb; --ink: #17181b; --soft: #5d6068; --faint: #b9bac0;
      --line: #17181b1f; --tint: #f4f3ef;
      --red: #b3261e; --amber: #855300; --green: #1b6e40; --blue: #2355a0;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --paper: #121316; --ink: #eceae4; --soft: #a3a6ae; --faint: #5b5e66;
        --line: #eceae429; --tint: #1b1d21;
        --red: #ff9187; --amber: #eeb657; --green: #82d3a0; --blue: #93bbff;
      }
    }
    * { box-sizing: border-box; }
    html { scroll-behavior: smooth; scroll-padding-top: 4rem; -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
    @media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
    body {
      margin: 0; background: var(--paper); color: var(--ink);
      font: 400 1rem/1.55 ui-sans-serif, -apple-system, system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
      font-variant-numeric: tabular-nums; text-rendering: optimizeLegibility;
      -webkit-font-smoothing: antialiased;
    }
    h1, h2, h3, h4, p, ul, ol, dl, dd, figure, pre, fieldset { margin: 0; padding: 0; }
    ul, ol { list-style: none; }
    code, pre { font: .875em/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; overflow-wrap: anywhere; }
    small { font-size: .8125rem; color: var(--soft); }
    a { color: inherit; text-decoration: underline; text-decoration-color: var(--faint); text-underline-offset: .2em; text-decoration-thickness: 1px; }
    a:hover { text-decoration-color: currentColor; }
    :focus-visible { outline: 2px solid var(--blue); outline-offset: 3px; border-radius: 2px; }
    [hidden] { display: none !important; }
    svg { fill: currentColor; overflow: visible; }
    svg.t { display: inline-block; max-width: 100%; height: auto; vertical-align: bottom; }
    .set, .display, .text, .figures-line, .script { white-space: normal; }
    .sheet { position: absolute; }
    .hear { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
    .skip { position: absolute; left: 1rem; top: -4rem; background: var(--ink); color: var(--paper); padding: .5rem 1rem; z-index: 3; }
    .skip:focus { top: 1rem; }
    .place, .where code, .file small, .rule { color: var(--soft); }
    .empty { color: var(--soft); }
    .more { color: var(--soft); padding-top: 1rem; }
    .lead { max-width: 44rem; color: var(--soft); margin-bottom: 1.75rem; }

    """#

  private static let masthead = #"""
    .masthead, main, nav ul, footer { max-width: 82rem; margin: 0 auto; padding-inline: clamp(1.125rem, 4vw, 4rem); }
    .masthead { padding-top: clamp(1.5rem, 4vw, 3.5rem); padding-bottom: 2.5rem; }
    .brand { color: var(--soft); font-size: .9375rem; display: flex; gap: .4rem 1.25rem; flex-wrap: wrap; }
    .brand span:first-child { color: var(--ink); font-weight: 600; }
    h1 { font-size: clamp(2.25rem, 6.5vw, 4.5rem); line-height: 1.04; letter-spacing: -.025em; font-weight: 650; margin: clamp(1.75rem, 5vw, 4rem) 0 .75rem; overflow-wrap: anywhere; }
    .verdict { font-size: clamp(1.125rem, 2.2vw, 1.5rem); line-height: 1.35; display: flex; gap: .65em; align-items: baseline; max-width: 48rem; text-wrap: balance; }
    .lamp { flex: none; width: .62em; height: .62em; border-radius: 50%; background: var(--green); }
    .verdict.error .lamp { background: var(--red); }
    .verdict.warning .lamp { background: var(--amber); }
    .figures { display: flex; flex-wrap: wrap; gap: .25rem 1.75rem; margin-top: 1.25rem; color: var(--soft); }
    .figures b { color: var(--ink); font-weight: 600; }
    .figures .error b { color: var(--red); } .figures .warning b { color: var(--amber); }
    .hero { display: flex; flex-wrap: wrap; gap: 1.5rem clamp(1.5rem, 4vw, 4rem); align-items: end; margin-top: clamp(2rem, 5vw, 4rem); }
    .hero a { text-decoration: none; display: block; }
    .hero .big { display: block; font-size: clamp(4.5rem, 11vw, 9rem); line-height: 1; }
    .hero .cap { display: block; margin-top: .5rem; font-size: .9375rem; color: var(--soft); }
    .hero a:hover .cap { color: var(--ink); text-decoration: underline; text-underline-offset: .2em; }
    .hero .rest { color: var(--soft); }
    nav { position: sticky; top: 0; z-index: 2; background: var(--paper); border-block: 1px solid var(--line); }
    nav ul { display: flex; gap: 1.75rem; overflow-x: auto; scrollbar-width: none; }
    nav a { display: block; padding: .8rem 0 .7rem; text-decoration: none; color: var(--soft); white-space: nowrap; border-bottom: 2px solid transparent; }
    nav a:hover, nav a[aria-current] { color: var(--ink); }
    nav a[aria-current] { border-bottom-color: var(--ink); }
    .count { font-size: .8125rem; color: var(--soft); }
    section { border-top: 1px solid var(--line); padding: clamp(2rem, 4vw, 3.5rem) 0 clamp(2.5rem, 5vw, 4.5rem); }
    main > section:first-child { border-top: 0; }
    h2 { font-size: 1.0625rem; line-height: 1.4; font-weight: 600; margin-bottom: 1.25rem; }
    h3 { font-size: 1rem; font-weight: 600; overflow-wrap: anywhere; }
    h4 { font-size: .9375rem; font-weight: 600; margin-bottom: 1rem; }
    h4 span { font-weight: 400; color: var(--soft); }
    @media (min-width: 64rem) {
      section:not(.wide) { display: grid; grid-template-columns: 11rem minmax(0, 1fr); column-gap: 2.5rem; }
      section:not(.wide) > h2 { position: sticky; top: 4.5rem; align-self: start; }
    }
    footer { border-top: 1px solid var(--line); padding-block: 1.5rem 4rem; color: var(--soft); font-size: .875rem; }
    footer p + p { margin-top: .5rem; max-width: 44rem; }

    """#

  private static let narrow = #"""
    @media (max-width: 44rem) {
      .pair { grid-template-columns: 1fr; gap: 1rem; }
      .finding { padding-left: 1rem; }
      .filters .search, .filters label:not(.tick) { flex: 1 1 100%; }
      .licenses li { grid-template-columns: 1fr; }
      .lines text { display: none; }
      .metrics { overflow: hidden; } .lines { width: 124%; max-width: none; }
      .ladder ol { grid-template-columns: repeat(3, minmax(0, 1fr)); row-gap: 1.5rem; }
      tbody th.font div { min-width: 0; width: 9.5rem; } .ag, .file small, .matrix .size { display: none; }
      th, td { padding-inline: .5rem; }
      .rest { white-space: nowrap; }
    }
    @media print {
      :root { color-scheme: light; --paper: #fff; --ink: #000; --soft: #444; --faint: #999; --line: #0003; --tint: #f4f4f4; --red: #a11; --amber: #740; --green: #153; --blue: #125; }
      html { font-size: 10pt; }
      nav, .filters, .sliders, .skip { display: none !important; }
      section { break-before: auto; padding: 1.5rem 0; }
      .entry, .finding, .family header, .style, .licenses li, .ladder, .metrics { break-inside: avoid; }
      .scroll { overflow: visible; }
      .axes.live figure[hidden] { display: block !important; }
      h2, h3, h4 { break-after: avoid; }
      .excerpt { white-space: pre-wrap; }
    }
    """#
}
