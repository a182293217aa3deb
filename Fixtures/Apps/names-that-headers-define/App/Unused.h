#define SHOWS_BETA 0
