"""JavaScript that is made to crash or to hang, in code and in the configuration of React Native and Expo."""

from . import Attack, case, info_plist, write

PACKAGE = '{"name": "app", "dependencies": {"react-native": "0.76.0", "expo": "52.0.0"}}'


def app(folder, **files):
    write(
        folder,
        {
            "package.json": PACKAGE,
            "ios/App/Info.plist": info_plist(),
            **files,
        },
    )
    return Attack(["check", "."], (1,), says=["Absent.ttf"])


def styled(expression):
    return f"export const Text = () => <Text style={{{{fontFamily: {expression}}}}}>x</Text>;\n"


@case
def module_that_exports_from_itself(folder):
    return app(folder, **{"a.js": "export {a} from './a'\n", "App.js": "import {a} from './a'\n" + styled("a")})


@case
def template_that_ends_in_an_insertion(folder):
    return app(folder, **{"App.js": "import styled from 'styled-components/native'\nconst T = styled.Text`font-family: ${fon"})


@case
def barrels_that_export_each_other(folder):
    return app(
        folder,
        **{
            "a.js": "export * from './b'\nexport {x} from './b'\n",
            "b.js": "export * from './a'\nexport {x} from './a'\n",
            "App.js": "import {x, y} from './a'\nimport * as all from './b'\n" + styled("x") + styled("all.z").replace("Text =", "T2 ="),
        },
    )


@case
def modules_that_require_each_other(folder):
    return app(
        folder,
        **{
            "a.js": "module.exports = require('./b')\n",
            "b.js": "module.exports = {...require('./a'), f: require('./a').f}\n",
            "App.js": "const a = require('./a')\n" + styled("a.f"),
        },
    )


@case
def default_exports_in_a_circle(folder):
    return app(
        folder,
        **{
            "a.js": "import b from './b'\nexport default b\n",
            "b.js": "import a from './a'\nexport default a\n",
            "App.js": "import a from './a'\n" + styled("a.f"),
        },
    )


@case
def constants_in_a_circle(folder):
    return app(folder, **{"App.js": "const a = b, b = a; const c = {...c, x: c.x}; let d = d + d; function f(x) { return f(x) }\n" + styled("a") + styled("c.x").replace("Text =", "T2 =") + styled("d").replace("Text =", "T3 =") + styled("f('x')").replace("Text =", "T4 =")})


@case
def modules_that_import_and_export_each_other(folder):
    return app(
        folder,
        **{
            "a.js": "import {x} from './b'\nexport {x}\nexport const y = x\n",
            "b.js": "import {x} from './a'\nexport {x}\n",
            "c.js": "export * from './c'\nexport * as c from './c'\n",
            "App.js": "import {x, y} from './a'\nimport {c, z} from './c'\n"
            + "".join(styled(text).replace("Text =", f"T{n} =") for n, text in enumerate(("x", "y", "z", "c.c.c.z"))),
        },
    )


@case
def barrels_that_all_pass_on_each_other(folder):
    count = 60
    files = {f"b{n}.js": "".join(f"export * from './b{m}'\n" for m in range(count)) for n in range(count)}
    return app(folder, **files, **{"App.js": "import {x, y} from './b0'\n" + styled("x") + styled("y").replace("Text =", "T2 =")})


@case
def spread_of_itself(folder):
    return app(folder, **{"a.js": "import * as all from './a'\nexport const x = {...all, ...all}\nexport default x\n", "App.js": "import x from './a'\n" + styled("x.x.x.f")})


BROKEN = {
    "bracket_in_an_object": "module.exports = { a ] };",
    "bracket_in_a_list": "module.exports = [ a } ];",
    "parenthesis_in_an_object": "module.exports = { a ) };",
    "nothing_behind": "module.exports =",
    "opened_only": "module.exports = {",
    "colons": "module.exports = {:::::}",
    "commas": "module.exports = {,,,,}",
    "dots": "module.exports = {...}",
    "unclosed_string": "module.exports = {a: 'b",
    "unclosed_template": "module.exports = {a: `b${",
    "unclosed_comment": "module.exports = { /* ",
    "unclosed_expression": "module.exports = { a: /b",
    "arrows": "module.exports = () => => {}",
    "hash": "module.exports = { # }",
    "at": "module.exports = @ { a: 1 }",
    "backslash": "module.exports = { \\ }",
    "tags": "module.exports = <a><b></a>",
    "type_assertions": "export default <A<B<{ a ] }>",
    "keywords": "module.exports = { if else for } export default export default",
    "class": "module.exports = class { a ] }",
    "switch": "switch (a) { case ] }; module.exports = {}",
    "question": "module.exports = { a ? b ] : c }",
    "get": "module.exports = { get ] , set ), async * ] }",
    "computed": "module.exports = { [a }",
    "semicolon": "module.exports = { a ; b };",
    "bracket_behind_a_spread": "module.exports = { ...a ] };",
    "bracket_behind_a_key": "module.exports = { a: ] };",
    "bracket_behind_a_string": "module.exports = { 'a' ] };",
    "brace_in_brackets": "module.exports = { a: [ b } ] };",
    "mixed_brackets": "module.exports = {[(}])",
}
CONFIGURATIONS = ("react-native.config.js", "app.config.js", "app.config.ts", "App.js", "App.tsx", "metro.config.js", "babel.config.js")


def broken_case(name, text):
    def make(folder):
        return app(folder, **{file: text for file in CONFIGURATIONS}, **{"Other.js": styled("'x'")})

    make.__module__ = __name__
    make.__name__ = f"broken_{name}"
    case(make)


for name, text in BROKEN.items():
    broken_case(name, text)

FLOODS = {
    "brackets": "[" * 10_000,
    "braces": "{" * 10_000,
    "parentheses": "(" * 10_000,
    "templates": "`${" * 5_000,
    "tags": "<a>" * 5_000,
    "closing_tags": "</b>" * 6_000,
    "arrows": "a=>" * 5_000,
    "questions": "a?" * 5_000,
    "ternaries": "a?b:" * 5_000,
    "commas": "," * 30_000,
    "nots": "!" * 30_000,
    "types": "a<" * 5_000,
    "casts": "a as b " * 5_000,
    "sums": "a+" * 10_000,
    "members": "a." * 10_000,
    "calls": "a()" * 10_000,
    "awaits": "await " * 5_000,
    "functions": "function " * 5_000,
    "elses": "if(a){}else " * 5_000,
    "quotes": "'" * 30_000,
    "slashes": "/ " * 15_000,
    "labels": "a:" * 10_000,
    "spreads": "[..." * 60 + "..." * 5_000,
    "classes": "class A extends " * 5_000,
    "imports": "import a from " * 5_000,
    "types_of": "type A = " * 5_000,
    "unions": "type A = " + "|B" * 10_000,
    "generics": "const a: " + "A<" * 5_000,
    "keys": "module.exports = {" + "a:" * 5_000,
    "objects": "module.exports = {" + "a:{" * 5_000,
    "objects_beside_each_other": "{a:" * 60 + "{}," * 10_000 + "}" * 60,
    "unfinished_types": "(a):A<," * 5_000,
    "unclosed_regular_expressions": "=/[" * 10_000,
    "templates_with_tags": "a``" * 10_000,
    "optional_members": "a?." * 10_000,
    "patterns": "const {a:" * 5_000,
    "list_patterns": "const [" * 5_000,
    "parameters": "(a=" * 5_000,
    "cases": "switch(a){case " * 150 + "case a:" * 10_000,
    "returns": "function f(a){" + "if(a)return b;" * 5_000 + "}" + "f(f(" * 50,
    "backslashes": "\\" * 30_000,
    "decorators": "@a" * 10_000,
    "members_of_classes": "class A{" + "a=b;" * 10_000 + "}",
    "ampersands": "a&&" * 10_000,
    "defaults": "const {" + "a=b," * 10_000 + "}=c",
    "exports": "export {" + "a as b," * 10_000 + "}",
}


def flood_case(name, text):
    def make(folder):
        attack = app(folder, **{file: text for file in CONFIGURATIONS}, **{"Other.js": styled("'Gate-Wrong'")})
        attack.says.append("Gate-Wrong")
        return attack

    make.__module__ = __name__
    make.__name__ = f"flood_of_{name}"
    case(make)


for name, text in FLOODS.items():
    flood_case(name, text)

DOUBLING = {
    "sums": "const a{n} = a{m} + a{m};",
    "templates": "const a{n} = `${{a{m}}}${{a{m}}}`;",
    "joined_lists": "const a{n} = [a{m}, a{m}].join('');",
    "joined_with_a_separator": "const a{n} = [a{m}, a{m}].join(a{m});",
    "concat": "const a{n} = a{m}.concat(a{m});",
    "replacements": "const a{n} = a{m}.replace(/x/g, 'xx');",
    "all_replacements": "const a{n} = a{m}.replaceAll('x', 'xx');",
    "repeat": "const a{n} = a{m}.repeat(2);",
    "padding": "const a{n} = a{m}.padStart(1000000000, a{m});",
    "functions": "const f{n} = s => s + s; const a{n} = f{n}(a{m});",
}


def doubling_case(name, line):
    def make(folder):
        code = "const a0 = 'x';\n" + "\n".join(line.format(n=n, m=n - 1) for n in range(1, 31)) + "\n"
        attack = app(folder, **{"App.js": code + styled("a30"), "Other.js": styled("'Gate-Wrong'")})
        attack.says.append("Gate-Wrong")
        return attack

    make.__module__ = __name__
    make.__name__ = f"text_that_doubles_by_{name}"
    case(make)


for name, line in DOUBLING.items():
    doubling_case(name, line)

DOUBLING_LISTS = {
    "spreads": "const a{n} = [...a{m}, ...a{m}];",
    "concat": "const a{n} = a{m}.concat(a{m});",
    "objects": "const a{n} = {{a: a{m}, b: a{m}}};",
    "spread_objects": "const a{n} = {{...a{m}, k{n}: a{m}, l{n}: a{m}}};",
    "maps": "const a{n} = [...a{m}, ...a{m}].map(x => x);",
    "flat": "const a{n} = [a{m}, a{m}].flat();",
    "choices": "const a{n} = flag ? [...a{m}, ...a{m}] : a{m};",
}


def doubling_list_case(name, line):
    def make(folder):
        code = "const a0 = ['x', 'y'];\n" + "\n".join(line.format(n=n, m=n - 1) for n in range(1, 31)) + "\n"
        attack = app(folder, **{"App.js": code + styled("a30[0]") + "a30.map(f => <Text style={{fontFamily: f}}/>);\n", "Other.js": styled("'Gate-Wrong'")})
        attack.says.append("Gate-Wrong")
        return attack

    make.__module__ = __name__
    make.__name__ = f"list_that_doubles_by_{name}"
    case(make)


for name, line in DOUBLING_LISTS.items():
    doubling_list_case(name, line)


def configured(folder, text):
    return app(folder, **{"app.config.js": text, "react-native.config.js": text})


def configuring_the_app(attack):
    """Where Expo's configuration makes the app, the `Info.plist` beside it is no app's."""
    attack.exit_codes = (0,)
    attack.says = ["the fonts of 'expo-font' are not followed"]
    return attack


@case
def configuration_that_doubles(folder):
    text = "const a0 = 'x';\n" + "\n".join(f"const a{n} = a{n - 1} + a{n - 1};" for n in range(1, 31))
    return configuring_the_app(configured(folder, text + "\nmodule.exports = {expo: {plugins: [['expo-font', {fonts: [a30]}]]}, assets: [a30]};\n"))


@case
def configuration_with_lists_that_double(folder):
    text = "const a0 = ['x'];\n" + "\n".join(f"const a{n} = [...a{n - 1}, ...a{n - 1}];" for n in range(1, 31))
    return configuring_the_app(configured(folder, text + "\nmodule.exports = {expo: {plugins: [['expo-font', {fonts: a30}]]}, assets: a30};\n"))


@case
def configuration_in_a_circle(folder):
    return configured(folder, "const a = b;\nconst b = {...a, assets: a};\nmodule.exports = {...b, ...module.exports, expo: b};\n")


@case
def numbers_without_bounds(folder):
    return app(
        folder,
        **{
            "App.js": "const l = ['a', 'b'];\n"
            + "".join(
                styled(expression).replace("Text =", f"T{n} =")
                for n, expression in enumerate(
                    ("l[-1]", "l[9e99]", "l[99999999999999999999]", "'abc'.slice(-9e99)", "'abc'.substring(5, -1)", "'abc'.substr(-1, -1)", "'abc'.charAt(-1)", "'abc'.repeat(-1)", "'abc'.repeat(1e12)", "l.slice(5, 2)[0]", "l.slice(-9)[0]", "l.at(-9)", "`F${1e400}`", "`F${0x" + "f" * 400 + "}`", "`F${1/0}`")
                )
            )
        },
    )


@case
def texts_that_double_and_are_all_asked_for(folder):
    code = "const a0 = 'x'; const b0 = ''; const c0 = ['x'];\n"
    code += "\n".join(f"const a{n} = a{n - 1} + a{n - 1}; const b{n} = b{n - 1} + b{n - 1}; const c{n} = `${{a{n}}}${{b{n}}}`;" for n in range(1, 200))
    uses = "".join(styled(f"{name}{n}").replace("Text =", f"{name}{n} =") for n in range(1, 200) for name in ("a", "b", "c"))
    return app(folder, **{"App.js": code + "\n" + uses})


@case
def objects_that_double(folder):
    code = "const o0 = {k: 'x'};\n" + "\n".join(f"const o{n} = {{...o{n - 1}, ...o{n - 1}, ...(flag ? o{n - 1} : o{n - 1}), k{n}: o{n - 1}.k}};" for n in range(1, 200))
    uses = "".join(styled(f"o{n}.k").replace("Text =", f"T{n} =") for n in range(200))
    return app(folder, **{"App.js": code + "\n" + uses})


@case
def large_objects_copied_often(folder):
    code = "const o0 = {" + "".join(f"key{n}: 'Font{n}', " for n in range(1_000)) + "};\n"
    code += "\n".join(f"const o{n} = {{...o{n - 1}, other{n}: 'x'}};" for n in range(1, 1_000))
    uses = "".join(styled(f"o{n}.absent{n}").replace("Text =", f"T{n} =") for n in range(1_000))
    return app(folder, **{"App.js": code + "\n" + uses})


@case
def names_longer_than_any_font(folder):
    long = "x" * 200_000
    return app(folder, **{"App.js": f"const a = '{long}';\n" + "".join(styled("a").replace("Text =", f"T{n} =") for n in range(500))})


@case
def many_overloads_and_calls(folder):
    code = "".join(f"export function f{n}(s) {{ return <Text style={{{{fontFamily: s}}}}/>; }}\n" for n in range(300))
    calls = "import * as all from './a';\n" + "".join(f"import {{f{n} as g{n}}} from './a'; g{n}('F{n}'); all.f{n}('G{n}');\n" for n in range(300))
    return app(folder, **{"a.js": code, "b.js": calls, "c.js": calls})


@case
def one_function_called_often(folder):
    code = "export const T = ({font}) => <Text style={{fontFamily: font}}/>;\n"
    return app(folder, **{"a.js": code, "App.js": "import {T} from './a';\n" + "".join(f"<T font='F{n}'/>;\n" for n in range(10_000))})


@case
def hard_questions_without_end(folder):
    code = "".join(f"function f{n}(s) {{ if (flag) return f{(n + 1) % 30}(s); if (other) return f{(n * 7 + 3) % 30}(s + 'a'); return s; }}\n" for n in range(30))
    return app(folder, **{"App.js": code + "".join(styled(f"f{n % 30}('x{n}')").replace("Text =", f"T{n} =") for n in range(600))})


@case
def styles_of_one_name_in_many_files(folder):
    text = "const styles = StyleSheet.create({" + "".join(f"s{n}: {{fontFamily: 'Gate-Wrong'}}, " for n in range(20)) + "});\n"
    text += "export default () => <View>" + "".join(f"<Text style={{styles.s{n}}}/>" for n in range(20)) + "</View>;\n"
    return app(folder, **{f"src/F{n}.js": text for n in range(200)})


@case
def many_styles_in_one_sheet(folder):
    text = "const styles = StyleSheet.create({" + "".join(f"s{n}: {{fontFamily: 'Gate-Wrong'}}, " for n in range(2_000)) + "});\n"
    text += "const more = {" + "fontFamily: 'Gate-Wrong', " * 2_000 + "};\n"
    return app(folder, **{"App.js": text + "export default () => <View>" + "".join(f"<Text style={{styles.s{n}}}/>" for n in range(2_000)) + "</View>;\n"})


@case
def many_aliases(folder):
    paths = ", ".join(f'"@a{n}/*": ["src/a{n}/*"]' for n in range(3_000))
    code = "".join(f"import {{x{n}}} from '@a{n}/{'b/' * 20}c';\n" for n in range(3_000))
    return app(folder, **{"tsconfig.json": f'{{"compilerOptions": {{"baseUrl": ".", "paths": {{{paths}}}}}}}', "App.js": code + styled("x2999")})


@case
def configuration_read_again_and_again(folder):
    return app(folder, **{"app.config.js": "{a:" * 60 + "[" + "1," * 100_000 + "]b" + "}" * 60, "react-native.config.js": "{ a }\n" * 10_000 + "f({ b });\n"})


@case
def configuration_of_lists_that_share_their_elements(folder):
    lists = "".join(f"const a{n} = [a{n - 1}, a{n - 1}];\n" for n in range(1, 60))
    return app(folder, **{"app.config.js": f"const a0 = 'x';\n{lists}module.exports = {{ slug: 'x', plugins: a59 }};\n"})


@case
def configurations_that_import_each_other(folder):
    return app(
        folder,
        **{
            "app.config.js": "const a = require('./a');\nmodule.exports = { ...a, ...require('./app.config') };\n",
            "a.js": "module.exports = { ...require('./b'), ...require('./a') };\n",
            "b.js": "module.exports = { ...require('./a'), ...require('./app.config') };\n",
            "react-native.config.js": "const make = () => ({ ...make(), a: make() });\nmodule.exports = make();\n",
        },
    )


@case
def mutually_recursive_functions(folder):
    code = "".join(f"function f{n}(s) {{ if (flag) return f{(n + 1) % 30}(s); if (other) return f{(n * 7 + 3) % 30}(s + 'a'); return s; }}\n" for n in range(30))
    return app(folder, **{"App.js": code + styled("f0('x')")})


@case
def sums_of_terms_with_many_values(folder):
    cases = "".join(f"case {n}: return 'v{n}'; " for n in range(50))
    return app(folder, **{"App.js": f"function pick(n) {{ switch (n) {{ {cases} }} return 'z'; }}\n" + styled(" + ".join(["pick(k)"] * 12)) + styled("`" + "${pick(k)}" * 12 + "`").replace("Text =", "T2 =")})


@case
def components_in_a_circle(folder):
    code = "".join(f"const C{n} = ({{font}}) => <C{(n + 1) % 30} font={{font + '{n}'}}><Text style={{{{fontFamily: font}}}}/></C{(n + 1) % 30}>;\n" for n in range(30))
    return app(folder, **{"App.js": code + "export default () => <C0 font='x'/>;\n"})


@case
def files_that_mention_one_name(folder):
    files = {f"src/F{n}.js": f"import {{theme}} from './F{(n + 1) % 200}';\nexport {{theme}};\n" + styled("theme.font") for n in range(200)}
    return app(folder, **files)


@case
def deep_chain_of_modules(folder):
    files = {f"src/F{n}.js": f"export {{font}} from './F{n + 1}';\n" for n in range(1_000)}
    files["src/F1000.js"] = "export const font = 'Gate-Wrong';\n"
    return app(folder, **files, **{"App.js": "import {font} from './src/F0';\n" + styled("font")})


@case
def deep_chain_of_constants(folder):
    code = "const a0 = 'Gate-Wrong';\n" + "".join(f"const a{n} = a{n - 1};\n" for n in range(1, 5_000))
    return app(folder, **{"App.js": code + styled("a4999")})


@case
def many_cases_that_assign_and_fall_through(folder):
    cases = "".join(f"case {n}: name = 'b{n}';\n" for n in range(5_000))
    return app(folder, **{"App.js": "let name = 'a';\nswitch (k) {\n" + cases + "default: name = 'z';\n}\n" + styled("name")})
