// Copied into the repository by hand and compiled into the app.
static NSString *const kIconFontName = @"GateIcons";
