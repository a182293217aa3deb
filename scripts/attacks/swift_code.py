"""Swift that is made to crash or to hang: what traps, what doubles, what is folded, nested or called."""

from . import Attack, case, info_plist, write


def app(folder, code, **files):
    write(folder, {"App/Info.plist": info_plist(), "App/Fonts.swift": code, **files})
    return Attack(["check", "App"], (1,), says=["Absent.ttf"])


def asked(expression):
    return f"let font = UIFont(name: {expression}, size: 12)\n"


def each_cut(count):
    cuts = ("prefix", "suffix", "dropFirst", "dropLast")
    code = ""
    for index, cut in enumerate(cuts):
        code += f"let a{index} = UIFont(name: String(\"abc\".{cut}({count})), size: 1)\n"
        code += f"let b{index} = [\"abc\", \"def\"].{cut}({count}).map {{ UIFont(name: $0, size: 1) }}\n"
        code += f"let l{index} = [\"abc\", \"def\"].{cut}({count})\nlet c{index} = UIFont(name: l{index}[0], size: 1)\n"
        code += f"func f{index}(_ n: Int) -> UIFont? {{ UIFont(name: String(\"abc\".{cut}(n)), size: 1) }}\n"
        code += f"let d{index} = f{index}({count})\n"
    return code


@case
def cut_by_a_negative_number(folder):
    return app(folder, each_cut(-1))


@case
def cut_by_the_least_number(folder):
    return app(folder, each_cut("-9223372036854775808"))


@case
def cut_by_too_large_a_number(folder):
    return app(folder, each_cut("9223372036854775807") + each_cut("99999999999999999999").replace("let ", "let z").replace("func ", "func z"))


@case
def repeated_without_end(folder):
    return app(
        folder,
        asked('String(repeating: "ab", count: 9223372036854775807)')
        + asked('String(repeating: "ab", count: -1)').replace("font", "second")
        + asked('String(repeating: "ab", count: 1000000000)').replace("font", "third")
        + asked('Array(repeating: "ab", count: 1000000000).joined()').replace("font", "fourth")
        + asked('Array(repeating: "ab", count: -5)[0]').replace("font", "fifth"),
    )


@case
def subscripts_outside(folder):
    return app(
        folder,
        'let list = ["a", "b"]\nlet tuple = ("a", "b")\n'
        + "".join(
            asked(f"list[{index}]").replace("font", f"f{number}")
            for number, index in enumerate(("-1", "2", "9223372036854775807", "-9223372036854775808", "99999999999999999999", "1...0", "5..<2", "0...9", "(-1)...", "...7"))
        )
        + asked("tuple.9")
        + asked("list.remove(at: 7)").replace("font", "r"),
    )


@case
def arithmetic_that_overflows(folder):
    terms = "9223372036854775807"
    return app(
        folder,
        asked(f'"F\\({terms} + 1)"')
        + asked(f'"F\\({terms} * {terms})"').replace("font", "b")
        + asked('"F\\(1 / 0)"').replace("font", "c")
        + asked('"F\\(1 % 0)"').replace("font", "d")
        + asked(f'"F\\(-{terms} - 9)"').replace("font", "e")
        + asked('"F\\(1 << 9999)"').replace("font", "g")
        + asked('"F\\(Int(1e300))"').replace("font", "h")
        + asked('["a", "b"][Int(2e9 * 1e300)]').replace("font", "i")
        + f'let w = UIFont.systemFont(ofSize: 1e999, weight: .bold).withSize({terms}0000)\n'
        + asked('"x"') .replace("12", "1e400").replace("font", "k"),
    )


@case
def enums_that_overflow(folder):
    return app(
        folder,
        "enum E: Int, CaseIterable { case a = 9223372036854775807, b, c }\n"
        + asked('"F\\(E.b.rawValue)"')
        + asked('"F\\(E.allCases[9].rawValue)"').replace("font", "g")
        + asked('E(rawValue: 99999999999999999999)!.name').replace("font", "h"),
    )


@case
def formats_that_lie(folder):
    formats = ("%", "%%%", "%99999999999d", "%-@", "%*d", "%9$@", "%0$@", "%99999999999$@", "%.*f", "%l", "%n", "%s")
    return app(
        folder,
        "".join(asked(f'String(format: "F{text}", "a")').replace("font", f"f{n}") for n, text in enumerate(formats)),
    )


def chain(operator, count):
    return "let v = a" + f" {operator} a" * count + "\n" + asked('"Gate"')


@case
def own_operators_in_a_chain(folder):
    return app(folder, "infix operator +++\n" + chain("+++", 5_000))


@case
def several_own_operators_in_a_chain(folder):
    return app(folder, "infix operator +++\ninfix operator ***: MultiplicationPrecedence\n" + chain("+++ a ***", 3_000))


@case
def casts_in_a_chain(folder):
    return app(folder, "let v = a" + " as B" * 6_000 + "\n" + asked('"Gate"'))


@case
def tests_of_a_type_in_a_chain(folder):
    return app(folder, "let v = a" + " is B" * 6_000 + "\n" + asked('"Gate"'))


@case
def sums_in_a_chain(folder):
    return app(folder, chain("+", 10_000))


@case
def comparisons_assignments_and_ternaries_in_a_chain(folder):
    return app(folder, chain("??", 10_000) + chain("=", 5_000).replace("v ", "w ") + chain("== a ||", 5_000).replace("v ", "x ") + chain("? a :", 490).replace("v ", "y "))


@case
def own_operators_around_a_name(folder):
    return app(folder, "infix operator +++\n" + asked('"Gate"' + ' +++ "Gate"' * 5_000))


@case
def closing_tags_of_a_regular_expression(folder):
    return app(folder, "</b>" * 6_000 + "\n" + asked('"Gate"'))


@case
def half_written_functions(folder):
    return app(folder, "static func g\n" * 10_000 + asked('"Gate"'))


@case
def half_written_parameters(folder):
    return app(folder, "func f(" + " a:" * 10_000 + "\n" + asked('"Gate"'))


@case
def labels_without_values(folder):
    return app(folder, " a:" * 10_000 + "\n" + asked('"x"'))


FRAGMENTS = {
    "slashes": "/" * 30_000,
    "slash_words": "/b " * 10_000,
    "slashes_and_brackets": "/(" * 60 + "a/)" * 5_000,
    "hashes": "#" * 30_000,
    "quotes": '"' * 30_000,
    "raw_strings": '#"' * 10_000,
    "interpolations": '"\\(' * 60,
    "attributes": "@a " * 10_000,
    "attributes_with_arguments": "@a(b) " * 8_000,
    "modifiers": "static " * 10_000,
    "declarations": "func " * 10_000,
    "initializers": "init " * 10_000,
    "cases": "case " * 10_000,
    "case_patterns": "case .a(let b, " * 60,
    "lets": "let " * 10_000,
    "ifs": "if " * 10_000,
    "guards": "guard a " * 8_000,
    "switches": "switch a " * 8_000,
    "throws": "throws " * 10_000,
    "opening_angles": "a<" * 490,
    "closing_angles": ">" * 30_000,
    "generic_comparisons": "a<b>" * 8_000,
    "dots": "." * 30_000,
    "arrows": "-> " * 480,
    "at_signs": "@" * 30_000,
    "backslashes": "\\" * 30_000,
    "key_paths": "\\.a" * 8_000,
    "dollar_names": "$0 " * 10_000,
    "backticks": "`" * 30_000,
    "semicolons": ";" * 30_000,
    "commas": "," * 30_000,
    "colons": ":" * 30_000,
    "questions": "a?" * 10_000,
    "exclamations": "a!" * 10_000,
    "ampersands": "&" * 30_000,
    "macros": "#m " * 10_000,
    "conditions": "#if a\n#endif\n" * 5_000,
    "else_conditions": "#if a\n" + "#elseif b\n" * 5_000 + "#endif\n",
    "availability": "if #available(iOS 1, *) {}\n" * 3_000,
    "closures": "{ a in " * 60,
    "empty_closures": "{}" * 10_000,
    "trailing_closures": "a {} b: {} " * 4_000,
    "macro_roles": "@freestanding(expression) macro " * 3_000,
    "where_clauses": "where a: b, " * 8_000,
    "some_any": "some any " * 240,
    "subscripts": "subscript " * 10_000,
    "operators": "prefix operator +++\n" * 5_000,
    "precedence_groups": "precedencegroup A { higherThan: B }\n" * 3_000,
    "imports": "import a.b.c.d\n" * 8_000,
    "nulls": "\0" * 30_000,
    "ands": "a && " * 8_000,
    "negations": "!" * 30_000,
    "minuses": "-" * 30_000,
    "spaced_minuses": "- " * 15_000,
    "one_long_name": "a" * 1_000_000,
    "one_long_string": '"' + "a" * 1_000_000 + '"',
    "comment_openings": "/*" * 30_000,
    "unknown_letters": "\u200b" * 30_000,
}


def fragment_case(name, text):
    def make(folder):
        # What the parser makes of it is its own; the other file is judged all the same.
        attack = app(folder, "func f() {\n" + text + "\n}\n" + asked('"Unfinished"'), **{"App/Other.swift": asked('"Gate-Wrong"').replace("font", "other")})
        attack.says.append("Gate-Wrong")
        return attack

    make.__module__ = __name__
    make.__name__ = f"flood_of_{name}"
    case(make)


for name, text in FRAGMENTS.items():
    fragment_case(name, text)


DOUBLING = {
    "sums": "let a{n} = a{m} + a{m}",
    "interpolations": 'let a{n} = "\\(a{m})\\(a{m})"',
    "joined_lists": "let a{n} = [a{m}, a{m}].joined()",
    "joined_with_a_separator": "let a{n} = [a{m}, a{m}].joined(separator: a{m})",
    "formats": 'let a{n} = String(format: "%@%@", a{m}, a{m})',
    "replacements": 'let a{n} = a{m}.replacingOccurrences(of: "x", with: "xx")',
    "appending": "let a{n} = a{m}.appending(a{m})",
    "appending_a_format": 'let a{n} = a{m}.appendingFormat("%@", a{m})',
    "repeating": "let a{n} = String(repeating: a{m}, count: 2)",
    "padding": 'let a{n} = a{m}.padding(toLength: 1000000000, withPad: a{m}, startingAt: 0)',
    "functions": "func g{n}(_ s: String) -> String {{ s + s }}\nlet a{n} = g{n}(a{m})",
    "operators_of_their_own": "let a{n} = a{m} +++ a{m}",
    "assignments": "var a{n} = a{m}\nfunc h{n}() {{ a{n} += a{m} }}",
}


def doubling_case(name, line):
    def make(folder):
        head = 'infix operator +++\nfunc +++ (l: String, r: String) -> String { l + r }\nlet a0 = "x"\n'
        lines = [line.format(n=n, m=n - 1) for n in range(1, 31)]
        attack = app(folder, head + "\n".join(lines) + "\n" + asked("a30") + asked('"Gate-Wrong"').replace("font", "other"))
        attack.says.append("Gate-Wrong")
        return attack

    make.__module__ = __name__
    make.__name__ = f"text_that_doubles_by_{name}"
    case(make)


for name, line in DOUBLING.items():
    doubling_case(name, line)

DOUBLING_LISTS = {
    "sums": "let a{n} = a{m} + a{m}",
    "nests": "let a{n} = [a{m}, a{m}].flatMap {{ $0 }}",
    "maps": "let a{n} = (a{m} + a{m}).map {{ $0 }}",
    "pairs": "let a{n} = Array(zip(a{m} + a{m}, a{m} + a{m})).map {{ $0.0 }}",
    "dictionaries": 'let a{n} = [1: a{m}, 2: a{m}].values.flatMap {{ $0 }}',
    "tuples": "let a{n} = (a{m}, a{m})",
    "nested_lists": "let a{n} = [a{m}, a{m}]",
    "optionals": "let a{n} = flag ? a{m} + a{m} : a{m}",
}


def doubling_list_case(name, line):
    def make(folder):
        lines = [line.format(n=n, m=n - 1) for n in range(1, 31)]
        code = 'let a0 = ["x", "y"]\n' + "\n".join(lines)
        code += "\nlet fonts = a30.map { UIFont(name: $0, size: 1) }\nlet first = UIFont(name: a30[0], size: 1)\n"
        code += "func all() { for name in a30 { _ = UIFont(name: name, size: 1) } }\n"
        attack = app(folder, code + asked('"Gate-Wrong"'))
        attack.says.append("Gate-Wrong")
        return attack

    make.__module__ = __name__
    make.__name__ = f"list_that_doubles_by_{name}"
    case(make)


for name, line in DOUBLING_LISTS.items():
    doubling_list_case(name, line)


@case
def overloads_and_calls(folder):
    code = "".join(f"func f(_ x: T{n}) -> String {{ \"N{n}\" }}\nstruct T{n} {{}}\n" for n in range(200))
    code += "".join(f"let v{n} = UIFont(name: f(T{n}()), size: 1)\n" for n in range(200))
    return app(folder, code)


@case
def overloads_of_a_wrapper(folder):
    code = "".join(f"func f(_ name: String, t: T{n}) -> UIFont? {{ UIFont(name: name, size: 1) }}\n" for n in range(200))
    code += "".join(f"let v{n} = f(\"Name\", t: x{n})\n" for n in range(200))
    return app(folder, code)


@case
def overloads_that_call_each_other(folder):
    code = "".join(f"func f(_ x: String, _ y: T{n}) -> String {{ f(x, T{(n + 1) % 100}()) }}\nstruct T{n} {{}}\n" for n in range(100))
    return app(folder, code + asked('f("a", T0())'))


@case
def files_that_mention_one_name(folder):
    files = {
        f"App/F{n}.swift": f"struct S{n} {{ var name: String; func run(item: S{n}) {{ item.name = item.name; _ = UIFont(name: name, size: 1) }} }}\n"
        for n in range(200)
    }
    return app(folder, asked("name"), **files)


@case
def files_with_one_member_of_one_name(folder):
    files = {
        f"App/F{n}.swift": f"extension T{n} {{ static var name: String {{ other.name }} }}\nfunc g{n}() {{ _ = UIFont(name: other.name, size: 1) }}\n"
        for n in range(200)
    }
    return app(folder, asked("name"), **files)


@case
def mutually_recursive_functions(folder):
    code = "".join(
        f"func f{n}(_ s: String) -> String {{ if flag {{ return f{(n + 1) % 30}(s) }}; if other {{ return f{(n * 7 + 3) % 30}(s + \"a\") }}; return s }}\n"
        for n in range(30)
    )
    return app(folder, code + asked('f0("x")'))


@case
def mutually_recursive_wrappers(folder):
    code = "".join(
        f"func f{n}(_ s: String) {{ " + "".join(f"f{m}(s); " for m in range(30)) + "_ = UIFont(name: s, size: 1) }\n" for n in range(30)
    )
    return app(folder, code + 'func start() { f0("x") }\n')


@case
def sums_of_terms_with_many_values(folder):
    choice = "(" + "".join(f'n == {n} ? "v{n}" : ' for n in range(20)) + '"z")'
    return app(folder, f"func pick(_ n: Int) -> String {{ {choice} }}\n" + asked(" + ".join(["pick(k)"] * 12)))


@case
def interpolated_terms_with_many_values(folder):
    cases = "; ".join(f'case {n}: return "v{n}"' for n in range(50))
    code = f"func pick(_ n: Int) -> String {{ switch n {{ {cases}; default: return \"z\" }} }}\n"
    return app(folder, code + asked('"' + "\\(pick(k))" * 12 + '"'))


@case
def many_conditions_in_one_function(folder):
    body = "".join(f'if c{n} {{ s += "{n}" }}\n' for n in range(40))
    return app(folder, f"func pick() -> String {{ var s = \"x\"\n{body} return s }}\n" + asked("pick()"))


@case
def deep_chain_of_wrappers(folder):
    code = "".join(f"func f{n}(_ s: String) -> UIFont? {{ f{n + 1}(s) }}\n" for n in range(2_000))
    code += "func f2000(_ s: String) -> UIFont? { UIFont(name: s, size: 1) }\n"
    return app(folder, code + 'let font = f0("Gate-Wrong")\n')


@case
def deep_chain_of_constants(folder):
    code = 'let a0 = "Gate-Wrong"\n' + "".join(f"let a{n} = a{n - 1}\n" for n in range(1, 5_000))
    return app(folder, code + asked("a4999"))


@case
def deep_chain_of_types(folder):
    code = "class T0 { let name = \"Gate-Wrong\" }\n" + "".join(f"class T{n}: T{n - 1} {{}}\n" for n in range(1, 2_000))
    return app(folder, code + asked("T1999().name"))


@case
def types_in_a_circle(folder):
    code = "class A: B { }\nclass B: C {}\nclass C: A {}\ntypealias X = Y\ntypealias Y = X\nprotocol P: Q {}\nprotocol Q: P {}\n"
    return app(folder, code + asked("A().name") + asked("X.name").replace("font", "g"))


@case
def constants_in_a_circle(folder):
    return app(folder, "enum A { static let x = B.y; static var z: String { z } }\nenum B { static let y = A.x }\n" + asked("A.x") + asked("A.z").replace("font", "g"))


@case
def many_uses_of_a_wrapper_with_many_wrappers(folder):
    code = "func base(_ s: String) -> UIFont? { UIFont(name: s, size: 1) }\n"
    code += "".join(f"func w{n}(_ s: String) -> UIFont? {{ base(s) }}\n" for n in range(60))
    code += "".join(f'let v{n}_{m} = w{n}("N{m}")\n' for n in range(60) for m in range(30))
    return app(folder, code)


@case
def many_cases_that_assign_and_fall_through(folder):
    cases = "".join(f'case {n}:\nname = "b{n}"\nfallthrough\n' for n in range(5_000))
    code = f'func f(_ k: Int) {{\nvar name = "a"\nswitch k {{\n{cases}default: name = "z"\n}}\nlet x = UIFont(name: name, size: 1)\n}}\n'
    return app(folder, code)


@case
def attributes_within_each_other(folder):
    return app(
        folder,
        asked('"Gate-Wrong"'),
        **{"App/A.swift": 'let x = Text("a").f' + "@(" * 20 + 'ont(.custom("A", size: 1))\n', "App/B.swift": "let x: " + "@A<" * 24 + "\n"},
    )


@case
def parameters_with_large_numbers(folder):
    numbers = ("2147483648", "4294967296", "9223372036854775807", "36854775807", "99999999999999999999")
    return app(folder, "".join(f'let a{n} = ["x"].map {{ UIFont(name: ${n}, size: 1) }}\nlet b{n} = ["x"].map {{ UIFont(name: ${n}.y, size: 1) }}\n' for n in numbers))


@case
def chains_after_too_much_to_follow(folder):
    """What is asked about a chain of calls when no steps are left to ask it with."""
    cases = "".join(f'    case {n}: return "n{n}-"\n' for n in range(250))
    code = f"func part(_ n: Int) -> String {{\n  switch n {{\n{cases}    default: return \"\"\n  }}\n}}\n"
    code += "".join(f"let s{n} = part(Some.n{n}) + part(Some.m{n})\n" for n in range(200))
    parts = ", ".join(f"s{n}" for n in range(200))
    code += f"""extension View {{
  func gate() -> some View {{ font(.custom(flag ? "Gate-Wrong" : [{parts}].joined(), size: 1)) }}
}}
struct Page: View {{
  var body: some View {{ Text("x").gate() }}
}}
let tail = Text("x"){".padding()" * 40}.frame(size: .init(width: 1))
"""
    return app(folder, code)


@case
def values_that_test_themselves(folder):
    """A condition on what is worked out, in the code that works it out."""
    code = 'var a: String? { guard let a else { return "A" }; return a }\n'
    code += 'var b: String? { if let b { return b }; return "B" }\n'
    code += 'var c: Bool { guard c else { return true }; return !c }\n'
    code += 'var d: String? { guard let e, let d else { return "D" }; return d + e }\n'
    code += 'var e: String? { while let d { return d }; return e == nil ? "E" : d }\n'
    code += 'struct S { var name: String? { guard let name else { return other }; return name }\n'
    code += 'var other: String? { switch name { case let name?: return name; case nil: return other } } }\n'
    asks = "".join(asked(x).replace("font", f"f{n}") for n, x in enumerate(("a!", "b!", 'c ? "X" : "Y"', "d!", "e!", "S().name!", "S().other!")))
    return app(folder, code + asks)


@case
def sizes_that_are_made_of_themselves(folder):
    """What a size is made of, to see whether the user chooses it: each name of it is one of many again."""
    names = " + ".join(["a"] * 60)
    code = f'let a = UIFont(name: "Gate-Wrong", size: {names})\n'
    code += 'let b = UIFont(name: "Gate-Wrong", size:' + "<b>" * 30 + "\n"
    for n in range(8):
        code += f"let s{n + 1} = " + " + ".join([f"s{n}"] * 60) + "\n"
    code += 'let c = UIFont(name: "Gate-Wrong", size: s8)\n'
    return app(folder, code)


@case
def environments_of_themselves(folder):
    code = "extension EnvironmentValues { @Environment(\\.theme) var theme\n@Environment(\\.first) var second\n@Environment(\\.second) var first }\n"
    code += asked("theme.title") + asked("first.title").replace("font", "g")
    code += "struct V: View { @Environment(\\.theme) var theme\nvar body: some View { Text(theme.name).font(.custom(theme.title, size: 1)) } }\n"
    return app(folder, code)
