#import <React/RCTBundleURLProvider.h>
int main(int argc, char *argv[]) { return UIApplicationMain(argc, argv, nil, @"DinghyDelegate"); }
