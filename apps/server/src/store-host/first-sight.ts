import type { Root } from 'postcss'
import { usedStyles } from './used-styles.ts'

/** Gives a built sheet by its address, parsed. */
export type ReadSheet = (address: string) => Promise<Root>

const SHEET = /<link rel="stylesheet" href="([^"]+)"\/>/
const FONT = /<link rel="preload" (?=[^>]*\bas="font")/g
/** Icons stand in a sprite of their own, which a browser fetches as soon as it reads of it. */
const ICON = /<use href=/g
/** Before this mark stands what a screen shows first; a page without it is short and is taken whole. */
const BELOW = ' data-below='

/**
 * What stands below the mark waits for the sheet: not drawn, and about as high as it will be. The sheet's own rule for
 * the marked element ends this, since it comes later.
 */
const WAIT = '[data-below]{content-visibility:hidden;contain-intrinsic-block-size:9000px}'

/**
 * Lets a kept page be painted without waiting for another file: the styles of what is seen first go into the page, the
 * sheet of the whole store, the font it names and the icons are fetched after the first paint, by the starter or, where scripts
 * are off, by the style in `noscript`. `readSheet` gives a sheet by its address. A page without a sheet stays as it is.
 */
export async function dressFirstSight(html: string, readSheet: ReadSheet): Promise<string> {
  const [link, address] = SHEET.exec(html) ?? []
  if (!link || !address) return html
  const below = html.indexOf(BELOW)
  const seen = below < 0 ? html : html.slice(0, below)
  const styles = usedStyles(await readSheet(address), seen)
  const wait = below < 0 ? '' : WAIT
  const late = `<link rel="stylesheet" href="${address}" disabled=""/>`
  const still = `<noscript><style>@import"${address}"</style></noscript>`
  return html
    .replace(link, () => `<style>${styles}${wait}</style>${late}${still}`)
    .replace(FONT, '<link rel="preload" media="not all" ')
    .replace(ICON, '<use data-href=')
}
