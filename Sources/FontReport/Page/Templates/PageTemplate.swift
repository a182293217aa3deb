extension PageTemplates {
  /// The page around all sections. Nothing is fetched, and no script runs but its own.
  static let page = #"""
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8"/>
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src '{{styleHash}}'; script-src '{{scriptHash}}'; img-src data:; base-uri 'none'; form-action 'none'"/>
    <meta name="viewport" content="width=device-width, initial-scale=1"/>
    <meta name="color-scheme" content="light dark"/>
    <meta name="generator" content="{{tool}}"/>
    <link rel="icon" href="data:,"/>
    <title>{{title}}</title>
    <style>{{{style}}}</style>
    </head>
    <body>
    <a class="skip" href="#content">Skip to content</a>
    {{>masthead}}
    <main id="content">
    {{#names}}{{>names}}{{/names}}
    {{#matrix}}{{>matrix}}{{/matrix}}
    {{#families}}{{>families}}{{/families}}
    {{#dynamicType}}{{>dynamicType}}{{/dynamicType}}
    {{#licenses}}{{>licenses}}{{/licenses}}
    {{#findings}}{{>findings}}{{/findings}}
    {{#rules}}{{>rules}}{{/rules}}
    </main>
    <footer>
    <p>{{tool}}{{#date}} · <time datetime="{{machine}}">{{text}}</time>{{/date}}</p>
    <p>Letters are the fonts’ own outlines, one by one: without ligatures and without the kerning of <code>GPOS</code>. No font is embedded.{{#isFull}} Some letters were left out, because there are too many.{{/isFull}}</p>
    </footer>
    <svg class="sheet" width="0" height="0" aria-hidden="true" focusable="false"><defs>
    {{{glyphs}}}
    </defs></svg>
    <script>{{{script}}}</script>
    </body>
    </html>

    """#

  static let masthead = #"""
    <header class="masthead">
    <p class="brand"><span>fontgate</span> <span>{{kind}}</span>{{#date}} <time datetime="{{machine}}">{{text}}</time>{{/date}}</p>
    <h1>{{project}}</h1>
    <p class="verdict {{verdict.kind}}"><span class="lamp" aria-hidden="true"></span>{{verdict.text}}</p>
    <ul class="figures">
    {{#figures}}
    <li class="{{kind}}"><b>{{number}}</b> {{label}}</li>
    {{/figures}}
    </ul>
    {{#hasHero}}
    <ul class="hero">
    {{#hero}}
    <li><a href="#{{anchor}}"><span class="big" aria-hidden="true">{{{drawing}}}</span><span class="cap">{{family}}</span></a></li>
    {{/hero}}
    {{#heroRest}}
    <li class="rest"><a href="#families">and {{.}} more</a></li>
    {{/heroRest}}
    </ul>
    {{/hasHero}}
    </header>
    <nav aria-label="Sections">
    <ul>
    {{#sections}}
    <li><a href="#{{anchor}}">{{title}}{{#count}} <span class="count">{{.}}</span>{{/count}}</a></li>
    {{/sections}}
    </ul>
    </nav>
    """#

  static let findings = section(
    "findings", "{{sectionTitle}}",
    #"""
    {{#isEmpty}}
    <p class="lead">Nothing was found.</p>
    {{/isEmpty}}
    {{^isEmpty}}
    {{#hasFilters}}
    <form class="filters" role="search" aria-label="Filter findings">
    <label class="search"><span>Text</span><input type="search" name="text" autocomplete="off" spellcheck="false" placeholder="Press / to search"/></label>
    <label><span>Rule</span><select name="rule"><option value="">All rules</option>{{#ruleChoices}}<option value="{{rule}}">{{rule}} ({{count}})</option>{{/ruleChoices}}</select></label>
    {{#hasTargets}}
    <label><span>Target</span><select name="target"><option value="">All targets</option>{{#targetChoices}}<option value="{{.}}">{{.}}</option>{{/targetChoices}}</select></label>
    {{/hasTargets}}
    <fieldset><legend>Severity</legend>{{#severities}}<label class="tick {{severity}}"><input type="checkbox" name="severity" value="{{severity}}" checked="checked"/> {{title}}</label>{{/severities}}</fieldset>
    <output class="shown" aria-live="polite"></output>
    </form>
    {{/hasFilters}}
    <ol class="findings">
    {{#items}}
    <li class="finding {{severity}}" data-severity="{{severity}}" data-rule="{{rule}}" data-target="{{target}}">
    <h3><span class="severity">{{severity}}</span> {{message}}</h3>
    <p class="where"><code class="place">{{place}}</code> {{#isExplained}}<a class="rule" href="#rule-{{rule}}">{{rule}}</a>{{/isExplained}}{{^isExplained}}<span class="rule">{{rule}}</span>{{/isExplained}}{{#context}} <span class="context">{{.}}</span>{{/context}}</p>
    {{#excerpt}}
    <pre class="excerpt"><span class="number">{{line}}</span><code>{{before}}<mark>{{marked}}</mark>{{after}}</code></pre>
    {{/excerpt}}
    {{#hasDetails}}
    <ul class="details">
    {{#notes}}
    <li>{{.}}</li>
    {{/notes}}
    {{#help}}
    <li class="help">{{.}}</li>
    {{/help}}
    </ul>
    {{/hasDetails}}
    </li>
    {{/items}}
    </ol>
    <p class="nothing" hidden="hidden">No finding matches.</p>
    {{#rest}}
    <p class="more">and {{.}} more, which the JSON report has</p>
    {{/rest}}
    {{/isEmpty}}
    """#)

  static let rules = section(
    "rules", "Rules",
    #"""
    {{#items}}
    <article class="rule-page" id="rule-{{rule}}">
    <h3><code>{{rule}}</code></h3>
    <p class="summary">{{summary}}</p>
    {{#paragraphs}}
    <p>{{#spans}}{{#code}}<code>{{text}}</code>{{/code}}{{^code}}{{text}}{{/code}}{{/spans}}</p>
    {{/paragraphs}}
    <p class="hint"><code>fontgate explain {{rule}}</code> shows examples.</p>
    </article>
    {{/items}}
    """#)
}
