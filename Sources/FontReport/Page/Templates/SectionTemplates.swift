extension PageTemplates {
  static let names = section(
    "names", "Names",
    #"""
    <p class="lead">{{lead}}</p>
    <ul class="entries">
    {{#items}}
    <li class="entry {{status}}">
    <div class="title"><h3><code>{{name}}</code></h3><span class="badge {{status}}">{{outcome}}</span></div>
    <div class="pair">
    <figure class="wish">{{#drawing}}<span class="set" role="img" aria-label="{{sample}}">{{{drawing}}}</span>{{/drawing}}{{^drawing}}<span class="set empty">{{noDrawing}}</span>{{/drawing}}<figcaption>{{caption}}</figcaption></figure>
    <figure class="miss {{miss}}">{{#missSample}}<span class="set">{{.}}</span>{{/missSample}}{{^missSample}}<span class="set empty"><code>nil</code></span>{{/missSample}}<figcaption>{{missCaption}}</figcaption></figure>
    </div>
    <p class="uses">{{#uses}}<span><code class="place">{{place}}</code> {{api}}</span>{{/uses}}{{#moreUses}}<span>and {{.}} more</span>{{/moreUses}}</p>
    {{#hasTargets}}
    <ul class="targets">
    {{#targets}}
    <li><span class="badge {{status}}">{{outcome}}</span> {{target}}</li>
    {{/targets}}
    </ul>
    {{/hasTargets}}
    </li>
    {{/items}}
    </ul>
    {{#rest}}
    <p class="more">and {{.}} more, which the JSON report has</p>
    {{/rest}}
    {{#hasUnknown}}
    <h3 class="sub">Only known at run time</h3>
    <ul class="open-names">
    {{#unknown}}
    <li><code>{{text}}</code> <span class="reason">{{reason}}</span> <code class="place">{{place}}</code></li>
    {{/unknown}}
    {{#unknownRest}}
    <li>and {{.}} more</li>
    {{/unknownRest}}
    </ul>
    {{/hasUnknown}}
    """#)

  static let matrix = section(
    "targets", "Targets",
    #"""
    <div class="scroll" tabindex="0" role="region" aria-label="Fonts of each target">
    <table class="matrix{{#isWide}} wide{{/isWide}}">
    <thead><tr><th scope="col" class="font">Font</th><th scope="col" class="size">Size</th>{{#columns}}<th scope="col"><span>{{name}}<small>{{kind}}</small></span></th>{{/columns}}</tr></thead>
    <tbody>
    {{#rows}}
    <tr><th scope="row" class="font"><div><span class="ag" aria-hidden="true">{{#drawing}}{{{drawing}}}{{/drawing}}</span><span class="file">{{file}}<small>{{folder}}</small></span></div></th><td class="size">{{size}}</td>{{#cells}}<td><span class="dot {{kind}}" title="{{title}}"><span class="hear">{{title}}</span></span></td>{{/cells}}</tr>
    {{/rows}}
    </tbody>
    <tfoot><tr><th scope="row">In the bundle</th><td class="size">{{total}}</td>{{#totals}}<td>{{.}}</td>{{/totals}}</tr></tfoot>
    </table>
    </div>
    <ul class="legend">
    {{#legend}}
    <li><span class="dot {{kind}}" aria-hidden="true"></span> {{title}}</li>
    {{/legend}}
    </ul>
    {{#rest}}
    <p class="more">{{.}} in no target, or not listed here.</p>
    {{/rest}}
    <dl class="facts">
    {{#columns}}
    <div><dt>{{name}}</dt><dd>{{facts}}</dd></div>
    {{/columns}}
    </dl>
    """#)

  static let families = section(
    "families", "Families", isWide: true,
    #"""
    {{#items}}
    <article class="family" id="{{anchor}}" aria-labelledby="{{anchor}}-title">
    <header><h3 id="{{anchor}}-title">{{family}}</h3><p>{{facts}}</p></header>
    {{#heading}}
    <p class="display" role="img" aria-label="{{headingText}}">{{{heading}}}</p>
    {{/heading}}
    {{^heading}}
    <p class="empty">Its characters have no outlines.</p>
    {{/heading}}
    {{#lines}}
    <p class="{{kind}}" role="img" aria-label="{{text}}">{{{drawing}}}</p>
    {{/lines}}
    {{#ladders}}
    {{>ladder}}
    {{/ladders}}
    {{#variables}}
    <div class="axes" data-instances="">
    <h4>{{title}}</h4>
    <div class="stage">
    {{#instances}}
    <figure data-at="{{at}}"><span class="set" role="img" aria-label="{{sample}}">{{{drawing}}}</span><figcaption>{{name}} <code>{{postScriptName}}</code> <span class="at">{{coordinates}}</span>{{#isUsed}} <span class="badge good">used</span>{{/isUsed}}</figcaption></figure>
    {{/instances}}
    </div>
    <div class="sliders">
    {{#axes}}
    <div class="slider"><span>{{name}} <code>{{tag}}</code></span><output>{{startValue}}</output><input type="range" aria-label="{{name}}" min="0" max="{{last}}" step="1" value="{{start}}" data-stops="{{stops}}"/><small>{{minimum}} – {{maximum}}</small></div>
    {{/axes}}
    </div>
    {{#rest}}
    <p class="more">and {{.}} more</p>
    {{/rest}}
    </div>
    {{/variables}}
    {{#metrics}}
    {{>metrics}}
    {{/metrics}}
    </article>
    {{/items}}
    {{#rest}}
    <p class="more">and {{.}} more</p>
    {{/rest}}
    """#)

  static let ladder = #"""
    <div class="ladder">
    <h4>{{title}}</h4>
    <ol>
    {{#rungs}}
    <li class="{{kind}}"><span class="aa" aria-hidden="true">{{#upright}}{{{upright}}}{{/upright}}{{#italic}} {{{italic}}}{{/italic}}</span><b>{{weight}}</b><span>{{word}}</span><small>{{note}}</small></li>
    {{/rungs}}
    </ol>
    </div>
    """#

  static let metrics = #"""
    <div class="metrics">
    <h4>Vertical metrics <span>{{face}}</span></h4>
    <svg class="lines" viewBox="{{box}}" role="img" aria-label="{{label}}">
    {{#gap}}
    <rect class="gap" x="{{x}}" y="{{y}}" width="{{width}}" height="{{height}}"/>
    {{/gap}}
    {{#lines}}
    <line class="{{kind}}" x1="{{from}}" x2="{{to}}" y1="{{y}}" y2="{{y}}"/>
    <text x="{{labelX}}" y="{{labelY}}" font-size="{{labelSize}}">{{name}}</text>
    {{/lines}}
    <g class="ink">{{{glyphs}}}</g>
    {{#beyond}}
    <clipPath id="{{id}}"><rect x="{{x}}" y="{{top}}" width="{{width}}" height="{{topHeight}}"/><rect x="{{x}}" y="{{bottom}}" width="{{width}}" height="{{bottomHeight}}"/></clipPath>
    <g class="beyond" clip-path="url(#{{id}})">{{{glyphs}}}</g>
    {{/beyond}}
    </svg>
    <dl>
    {{#values}}
    <div><dt>{{name}}</dt><dd>{{em}} <small>{{units}}</small></dd></div>
    {{/values}}
    </dl>
    {{#remark}}
    <p class="remark">{{.}}</p>
    {{/remark}}
    </div>
    """#

  static let dynamicType = section(
    "dynamic-type", "Dynamic Type", isWide: true,
    #"""
    <p class="lead">{{lead}}</p>
    {{#items}}
    <article class="style{{^isDrawn}} plain{{/isDrawn}}">
    <header><h3>{{title}}</h3><p>{{facts}}</p></header>
    {{#grows}}
    <div class="three">
    {{#samples}}
    <figure><span class="set" role="img" aria-label="{{text}}">{{{drawing}}}</span><figcaption>{{category}} <b>{{size}}</b></figcaption></figure>
    {{/samples}}
    </div>
    <div class="scroll" tabindex="0" role="region" aria-label="All sizes">
    <ol class="steps">
    {{#steps}}
    <li{{#isDefault}} class="default"{{/isDefault}}><span aria-hidden="true">{{{drawing}}}</span><b>{{size}}</b><small>{{category}}</small><small class="height">{{height}}</small></li>
    {{/steps}}
    </ol>
    </div>
    {{/grows}}
    {{^grows}}
    <figure class="fixed">{{#isDrawn}}<span class="set" role="img" aria-label="{{text}}">{{{drawing}}}</span>{{/isDrawn}}<figcaption>{{fixedNote}}</figcaption></figure>
    {{/grows}}
    {{#clip}}
    <p class="remark">{{.}}</p>
    {{/clip}}
    <p class="uses">{{#uses}}<span><code class="place">{{.}}</code></span>{{/uses}}{{#moreUses}}<span>and {{.}} more</span>{{/moreUses}}</p>
    </article>
    {{/items}}
    {{#rest}}
    <p class="more">and {{.}} more</p>
    {{/rest}}
    """#)

  static let licenses = section(
    "licenses", "Licenses",
    #"""
    <p class="lead">What the font files say about licenses and embedding.</p>
    <ul class="licenses">
    {{#items}}
    <li>
    <div><h3>{{family}}</h3><p>{{fonts}}</p></div>
    <dl>
    <div><dt>License</dt><dd>{{#license}}{{.}}{{/license}}{{^license}}<span class="empty">none stated</span>{{/license}}{{#link}} <a href="{{.}}" rel="noreferrer noopener">{{.}}</a>{{/link}}{{#address}} <span class="address">{{.}}</span>{{/address}}</dd></div>
    <div><dt>Embedding</dt><dd{{#isRestricted}} class="warn"{{/isRestricted}}>{{embedding}}</dd></div>
    <div><dt>Vendor</dt><dd>{{vendor}}</dd></div>
    <div><dt>Version</dt><dd>{{version}}</dd></div>
    </dl>
    <details><summary>{{files}}</summary><p class="files">{{#paths}}<code>{{.}}</code> {{/paths}}</p></details>
    </li>
    {{/items}}
    </ul>
    {{#rest}}
    <p class="more">and {{.}} more</p>
    {{/rest}}
    """#)
}
