import type { ThemeName } from '@benefits/domain/catalogue/theme-names'

/** Gives the text of the style element with a theme's font. */
type ReadFaces = (theme: ThemeName) => Promise<string>

/** The fonts of the store's pages, for those that the server draws itself. */
export interface PageFaces {
  /** Without a store, or without one that can be loaded, there are none: such a page is read in another font. */
  readonly read: ReadFaces
  /** Whoever hosts the store tells where they are. */
  readonly bring: (read: ReadFaces) => void
}

/** Nothing until somebody brings them. */
export function createPageFaces(): PageFaces {
  let brought: ReadFaces = async () => ''
  return {
    read: (theme) => brought(theme).catch(() => ''),
    bring: (read) => {
      brought = read
    },
  }
}
