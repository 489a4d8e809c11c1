import { usedStyles } from './used-styles.ts'

/** Gives the text of a built sheet by its address. */
export type ReadSheet = (address: string) => Promise<string>

const SHEET = /<link rel="stylesheet" href="([^"]+)"\/>/
const FONT = /<link rel="preload" (?=[^>]*\bas="font")/g
/** Icons stand in a sprite of their own, which a browser fetches as soon as it reads of it. */
const ICON = /<use href=/g
/**
 * Before this mark stands what a screen shows first. A page has it where its lines break alike in the font and in its
 * stand-in, so that nothing moves when the font comes late.
 */
const BELOW = ' data-below='

/**
 * Blocks below the mark wait for the sheet, their place about as high as they will be. The starter shows them one a
 * frame, since drawing them all at once would keep a slow phone busy.
 */
const WAIT =
  '@media (scripting:enabled){[data-below]:has(>:not([data-shown])){min-height:9000px}[data-below]>:not([data-shown]){display:none}}'

/**
 * Lets a marked page be painted without waiting for another file: the styles of what is seen first go into the page; the
 * sheet of the whole store, the font it names and the icons are fetched after the first paint, by the starter or, where
 * scripts are off, by the style in `noscript`. `readSheet` gives a sheet by its address. A page without a mark or a
 * sheet stays as it is.
 */
export async function dressFirstSight(html: string, readSheet: ReadSheet): Promise<string> {
  const [link, address] = SHEET.exec(html) ?? []
  const below = html.indexOf(BELOW)
  if (!link || !address || below < 0) return html
  const styles = await usedStyles(await readSheet(address), html.slice(0, below))
  const late = `<link rel="stylesheet" href="${address}" disabled=""/>`
  const still = `<noscript><style>@import"${address}"</style></noscript>`
  return html
    .replace(link, () => `<style>${styles}${WAIT}</style>${late}${still}`)
    .replace(FONT, '<link rel="preload" media="not all" ')
    .replace(ICON, '<use data-href=')
}
