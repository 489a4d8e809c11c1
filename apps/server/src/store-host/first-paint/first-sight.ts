import { usedStyles } from './used-styles.ts'

/** Gives the text of a built sheet by its address. */
export type ReadSheet = (address: string) => Promise<string>

const SHEET = /<link rel="stylesheet" href="([^"]+)"\/>/
/** The starter asks for the font by its face, which stands in the page. */
const PRELOAD = /<link rel="preload" [^<>]*>/g
/** The font's faces are the page's only style; what is added to it needs no place in the policy of its own. */
const END_OF_FACES = '</style>'
/** Icons stand in a sprite of their own, which a browser fetches as soon as it reads of it. */
const ICON = /<use href=/g
/**
 * Before this mark stands what a screen shows first. A page has it where its lines break alike in the font and in its
 * stand-in, so that nothing moves when the font comes late.
 */
const BELOW = ' data-below='

/**
 * Blocks below the mark wait for the sheet, their place about as high as they will be; the text is drawn in the font's
 * stand-in. The starter brings sheet, font and each block in a frame of its own, since drawing them all at once would
 * keep a slow phone busy; once all are there it marks the whole page as shown (`data-shown=""`), and nothing waits any more,
 * whichever pages the visitor comes from later.
 */
const WAIT =
  '@media (scripting:enabled){:root:not([data-shown]) body,:root[data-shown="1"] article{font-family:var(--font-stand-in)}:root:not([data-shown=""]) [data-below]{&:has(>:not([data-shown])){min-height:9000px}>:not([data-shown]){display:none}}}'

/**
 * Lets a marked page be painted without waiting for another file: the styles of what is seen first go into the page; the
 * sheet of the whole store, the font and the icons are fetched after the first paint, by the starter or, where
 * scripts are off, by the style in `noscript`. `readSheet` gives a sheet by its address. A page without a mark, a
 * sheet or a style of its font stays as it is.
 */
export async function dressFirstSight(html: string, readSheet: ReadSheet): Promise<string> {
  const [link, address] = SHEET.exec(html) ?? []
  const below = html.indexOf(BELOW)
  if (!link || !address || below < 0 || !html.includes(END_OF_FACES)) return html
  const styles = await usedStyles(await readSheet(address), `${html.slice(0, below)}${WAIT}`)
  const late = `<link rel="stylesheet" href="${address}" disabled=""/>`
  const still = `<noscript><style>@import"${address}"</style></noscript>`
  return html
    .replace(END_OF_FACES, () => `${styles}${WAIT}${END_OF_FACES}`)
    .replace(link, () => `${late}${still}`)
    .replace(PRELOAD, (link) => (link.includes(' as="font"') ? '' : link))
    .replace(ICON, '<use data-href=')
}
