#define SHOWS_DRAFTS (0)
