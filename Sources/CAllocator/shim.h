#ifndef FONTGATE_CALLOCATOR_SHIM_H
#define FONTGATE_CALLOCATOR_SHIM_H

// glibc keeps what is freed for the thread that asked for it, and Swift's module of it lacks malloc.h.
#include <stdlib.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

/// Gives memory that is free back to the system, which then can lend it to other threads.
static inline void fontgate_give_memory_back(void) {
#ifdef __GLIBC__
  malloc_trim(0);
#endif
}

#endif
