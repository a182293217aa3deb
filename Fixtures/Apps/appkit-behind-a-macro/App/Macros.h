#if TARGET_OS_IPHONE
#define __MY_PLATFORM_IOS 1
#else
#define __MY_PLATFORM_MAC 1
#endif
