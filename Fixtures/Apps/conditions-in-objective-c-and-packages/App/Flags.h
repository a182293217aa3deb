#define HOLIDAY 1
