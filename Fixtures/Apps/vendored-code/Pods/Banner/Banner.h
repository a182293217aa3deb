#define kBannerFontName @"GateBanner"
