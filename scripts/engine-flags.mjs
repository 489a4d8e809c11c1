/**
 * Flags of the engine for a server of this store. The nursery, where new objects live, is kept small: at the engine's
 * own size, sixteen times as much, a loaded process holds 130 MB of garbage (`bench/README.md`) and saves a few per
 * cent of its work. The old part may grow by two fifths before it is collected, not to a multiple: most of what a small
 * nursery passes on is garbage too, and took another 100 MB under load.
 */
export const ENGINE_FLAGS = ['--max-semi-space-size=4', '--heap-growing-percent=40']
