/**
 * Flags of the engine for a server of this store. A small nursery: with the engine's own sixteen-fold one a loaded
 * process holds 130 MB of young garbage (`bench/README.md`), for which it would be spared a few per cent of its work.
 * The old part may grow by two fifths before it is collected, not to a multiple: what a small nursery passes on is
 * mostly garbage too, and took another 100 MB under load.
 */
export const ENGINE_FLAGS = ['--max-semi-space-size=4', '--heap-growing-percent=40']
