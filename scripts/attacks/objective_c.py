"""Objective-C that is made to crash or to hang."""

from . import Attack, case, info_plist, write


def app(folder, code, **files):
    write(folder, {"App/Info.plist": info_plist(), "App/Fonts.m": code, **files})
    return Attack(["check", "App"], (1,), says=["Absent.ttf"])


def asked(expression):
    return f"[UIFont fontWithName:{expression} size:12];\n"


def function(body):
    return "void make(void) {\n" + body + "}\n"


DOUBLING = {
    "appended_text": "NSString *a{n} = [a{m} stringByAppendingString:a{m}];",
    "formats": 'NSString *a{n} = [NSString stringWithFormat:@"%@%@", a{m}, a{m}];',
    "joined_lists": 'NSString *a{n} = [@[a{m}, a{m}] componentsJoinedByString:@""];',
    "joined_with_a_separator": "NSString *a{n} = [@[a{m}, a{m}] componentsJoinedByString:a{m}];",
    "replacements": 'NSString *a{n} = [a{m} stringByReplacingOccurrencesOfString:@"x" withString:@"xx"];',
    "appended_format": 'NSString *a{n} = [a{m} stringByAppendingFormat:@"%@", a{m}];',
    "padding": "NSString *a{n} = [a{m} stringByPaddingToLength:1000000000 withString:a{m} startingAtIndex:0];",
    "macros": "#define a{n} a{m} a{m}",
    "macros_with_arguments": '#define a{n} JOIN(a{m}, a{m})',
}


def doubling_case(name, line):
    def make(folder):
        isMacro = line.startswith("#")
        head = '#define JOIN(a, b) a b\n' + ('#define a0 @"x"\n' if isMacro else 'NSString *a0 = @"x";\n')
        code = head + "\n".join(line.format(n=n, m=n - 1) for n in range(1, 31)) + "\n"
        attack = app(folder, code + function(asked("a30") + asked('@"Gate-Wrong"')))
        if not isMacro:
            attack.says.append("Gate-Wrong")
        return attack

    make.__module__ = __name__
    make.__name__ = f"text_that_doubles_by_{name}"
    case(make)


for name, line in DOUBLING.items():
    doubling_case(name, line)


@case
def lists_that_double(folder):
    code = 'NSArray *a0 = @[@"x", @"y"];\n' + "\n".join(f"NSArray *a{n} = [a{n - 1} arrayByAddingObjectsFromArray:a{n - 1}];" for n in range(1, 31))
    code += "\nNSArray *b0 = @[@\"x\"];\n" + "\n".join(f"NSArray *b{n} = @[b{n - 1}, b{n - 1}];" for n in range(1, 31))
    return app(folder, code + "\n" + function("for (NSString *n in a30) { " + asked("n") + "}\n" + asked("a30[0]") + asked("b30[0]")))


@case
def texts_that_double_and_are_all_asked_for(folder):
    code = 'NSString *a0 = @"x";\nNSString *b0 = @"";\n'
    code += "".join(f'NSString *a{n} = [a{n - 1} stringByAppendingString:a{n - 1}];\nNSString *b{n} = [NSString stringWithFormat:@"%@%@", b{n - 1}, b{n - 1}];\n' for n in range(1, 200))
    return app(folder, code + function("".join(asked(f"a{n}") + asked(f"b{n}") for n in range(200))))


@case
def constants_that_are_all_asked_for(folder):
    code = 'NSString *a0 = @"Gate-Wrong";\n' + "".join(f"NSString *a{n} = a{n - 1};\n" for n in range(1, 3_000))
    return app(folder, code + function("".join(asked(f"a{n}") for n in range(3_000))))


@case
def names_longer_than_any_font(folder):
    long = "x" * 200_000
    return app(folder, f'NSString *a = @"{long}";\n' + function(asked("a") * 500 + asked(f'@"{long}"')))


@case
def lists_with_more_names_than_are_followed(folder):
    items = ", ".join(f'@"F{n}"' for n in range(5_000))
    return app(folder, f"NSArray *a = @[{items}];\n" + function("for (NSString *n in a) { " + asked("n") + "}\n" + asked("a[7]") + asked("a[k]")))


@case
def fonts_tried_one_after_another(folder):
    code = "".join(f'  UIFont *f{n} = nil;\n  if (f{n} == nil) f{n} = [UIFont fontWithName:@"A{n}" size:1];\n' for n in range(3_000))
    chain = " ?: ".join(f'[UIFont fontWithName:@"B{n}" size:1]' for n in range(3_000))
    return app(folder, function(code + "  return " + chain + ";\n"))


@case
def attributes_in_one_list(folder):
    items = ", ".join(f'@"F{n}", UIFontDescriptorNameAttribute' for n in range(3_000))
    return app(folder, function(f"[NSDictionary dictionaryWithObjectsAndKeys:{items}, nil];\n[a b:" + "NSFontNameAttribute [c NSFontNameAttribute] " * 3_000 + "];\n"))


@case
def one_name_assigned_often(folder):
    code = "".join(f'  name = @"F{n}";\n  {asked("name")}' for n in range(3_000))
    return app(folder, "NSString *name;\n" + function("NSString *local;\n" + code + code.replace("name = ", "local = ").replace("Name:name", "Name:local")))


@case
def macros_of_one_name(folder):
    files = {f"App/F{n}.m": f'#define FONT(x) @"Gate" #x\n#define NAME @"F{n}"\nstatic NSString *pick(NSString *s) {{ return s; }}\n' + function(asked(f"FONT({n})") + asked(f'pick(@"G{n}")') + asked("NAME")) for n in range(300)}
    return app(folder, function(asked("NAME") + asked("FONT(a)") + asked("pick(NAME)")), **files)


@case
def properties_of_one_name_in_many_classes(folder):
    files = {
        f"App/S{n}.m": f"@interface S{n} : S{(n + 1) % 300}\n@property NSString *fontName;\n@end\n@implementation S{n}\n- (void)run:(S{n} *)item {{ item.fontName = item.fontName; [item setFontName:self.fontName]; _fontName = other.fontName; {asked('self.fontName')} }}\n@end\n"
        for n in range(300)
    }
    return app(folder, function(asked("x.fontName")), **files)


@case
def one_function_with_many_returns(folder):
    returns = "".join(f'if (k == {n}) return @"F{n}"; ' for n in range(3_000))
    return app(folder, f"NSString *pick(int k) {{ {returns} return nil; }}\n" + function("".join(asked(f"pick({n})") for n in range(500))))


@case
def sums_of_terms_with_many_values(folder):
    code = "NSString *pick(int n) { switch (n) { " + "".join(f'case {n}: return @"v{n}"; ' for n in range(50)) + '} return @"z"; }\n'
    terms = ", ".join(["pick(k)"] * 12)
    return app(folder, code + function(asked(f'[NSString stringWithFormat:@"{"%@" * 12}", {terms}]')))


@case
def cuts_outside(folder):
    cuts = ("substringToIndex:-1", "substringFromIndex:9999999999", "substringWithRange:NSMakeRange(5, -3)", "substringToIndex:99999999999999999999", "substringFromIndex:2", "characterAtIndex:-1")
    code = "".join(asked(f'[@"a" {cut}]') for cut in cuts)
    code += "".join(asked(f'@[@"a", @"b"][{index}]') for index in ("-1", "7", "99999999999999999999"))
    code += "".join(asked(f'[@[@"a"] objectAtIndex:{index}]') for index in ("-1", "7", "99999999999999999999"))
    formats = ("%", "%%%", "%99999999999d", "%-@", "%*d", "%9$@", "%0$@", "%99999999999$@", "%.*f", "%l", "%n")
    code += "".join(asked(f'[NSString stringWithFormat:@"F{text}", @"a"]') for text in formats)
    return app(folder, function(code))


@case
def mutually_recursive_methods(folder):
    code = "@implementation A\n" + "".join(
        f"+ (NSString *)f{n}:(NSString *)s {{ if (flag) return [A f{(n + 1) % 30}:s]; if (other) return [A f{(n * 7 + 3) % 30}:[s stringByAppendingString:@\"a\"]]; return s; }}\n"
        for n in range(30)
    )
    return app(folder, code + "@end\n" + function(asked('[A f0:@"x"]')))


@case
def mutually_recursive_wrappers(folder):
    code = "@implementation A\n" + "".join(
        f"+ (void)f{n}:(NSString *)s {{ " + "".join(f"[A f{m}:s]; " for m in range(30)) + asked("s") + "}\n" for n in range(30)
    )
    return app(folder, code + '+ (void)start { [A f0:@"x"]; }\n@end\n')


@case
def constants_in_a_circle(folder):
    return app(folder, "#define A B\n#define B A\n#define F(x) F(F(x))\nNSString *a = b;\nNSString *b = a;\nstatic NSString *c = [c d];\n" + function(asked("A") + asked("a") + asked("F(a)") + asked("c")))


@case
def files_that_mention_one_name(folder):
    files = {f"App/F{n}.m": f"@implementation S{n}\n- (void)run:(S{n} *)item {{ item.name = item.name; {asked('self.name')} }}\n@end\n" for n in range(200)}
    return app(folder, function(asked("x.name")), **files)


@case
def deep_chain_of_wrappers(folder):
    code = "@implementation A\n" + "".join(f"+ (UIFont *)f{n}:(NSString *)s {{ return [A f{n + 1}:s]; }}\n" for n in range(2_000))
    return app(folder, code + "+ (UIFont *)f2000:(NSString *)s { return " + asked("s") + "}\n@end\n" + function('[A f0:@"Gate-Wrong"];\n'))


@case
def deep_chain_of_constants(folder):
    code = 'NSString *a0 = @"Gate-Wrong";\n' + "".join(f"NSString *a{n} = a{n - 1};\n" for n in range(1, 5_000))
    code += '#define b0 @"Gate-Wrong"\n' + "".join(f"#define b{n} b{n - 1}\n" for n in range(1, 5_000))
    return app(folder, code + function(asked("a4999") + asked("b4999")))


FLOODS = {
    "brackets": "[" * 10_000,
    "closing_brackets": "]" * 10_000,
    "braces": "{" * 10_000,
    "parentheses": "(" * 10_000,
    "sends": "[a " * 60 + "b] " * 5_000,
    "selectors": "[a " + "b:c " * 10_000 + "]",
    "blocks": "^{" * 5_000,
    "strings": '@"a" ' * 10_000,
    "quotes": '"' * 30_000,
    "ats": "@" * 30_000,
    "boxes": "@(" * 5_000,
    "lists": "@[" * 5_000,
    "tables": "@{" * 5_000,
    "casts": "(A *)" * 10_000,
    "ternaries": "a?b:" * 5_000,
    "elvis": "a?:" * 5_000,
    "hashes": "#" * 30_000,
    "defines": "#define A A\n" * 5_000,
    "conditions": "#if A\n" * 5_000,
    "conditions_with_ands": "#if " + "A && " * 10_000 + "\n",
    "conditions_in_brackets": "#if " + "(" * 10_000 + "\n",
    "continued_lines": "\\\n" * 10_000,
    "implementations": "@implementation A\n" * 5_000,
    "methods": "- (void)a " * 5_000,
    "stars": "*" * 30_000,
    "equals": "a=" * 10_000,
    "semicolons": ";" * 30_000,
    "angles": "<" * 30_000,
    "members": "a." * 10_000,
    "arrows": "a->" * 10_000,
    "commas": "," * 30_000,
    "comments": "/*" * 30_000,
    "returns_in_braces": "{return a;" * 3_000,
    "assignments": "a=b;" * 10_000,
    "strings_with_escapes": '@"\\\\u00"' * 5_000,
    "raw_strings": 'R"(' * 10_000,
    "parameters": "- (void)a" + ":(b)c " * 10_000 + ";",
    "words": "a " * 30_000,
    "declarations": "NSString *a, *b, " + "*c, " * 10_000,
    "subscripts": "a" + "[b]" * 10_000,
    "subscripts_that_are_given_values": "a[b]=" * 10_000,
    "calls": "a(" + "b(c)," * 10_000,
    "keys": "@{" + "a:b," * 10_000 + "}",
    "properties": "@property A *a " * 5_000,
    "wrapped_values": "CFSTR(" * 200 + '"a"' + ")" * 200,
    "alternatives": "x = a " + "? b : c " * 5_000 + ";",
    "else_ifs": "if (a) {} else " * 5_000,
    "elifs": "#if A\n" + "#elif B\n" * 10_000,
}


def flood_case(name, text):
    def make(folder):
        code = "@implementation A\n- (void)a {\n" + text + "\n}\n@end\n" + function(asked('@"Unfinished"'))
        attack = app(folder, code, **{"App/Other.m": function(asked('@"Gate-Wrong"')), "App/Top.m": text})
        attack.says.append("Gate-Wrong")
        return attack

    make.__module__ = __name__
    make.__name__ = f"flood_of_{name}"
    case(make)


for name, text in FLOODS.items():
    flood_case(name, text)


@case
def many_cases_that_assign_and_fall_through(folder):
    cases = "".join(f'case {n}: name = @"b{n}";\n' for n in range(5_000))
    return app(folder, "void f(int k) {\nNSString *name = @\"a\";\nswitch (k) {\n" + cases + 'default: name = @"z";\n}\n' + asked("name") + "}\n")
