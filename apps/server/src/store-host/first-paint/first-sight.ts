import { type ChildNode, type Document, Element } from 'domhandler'
import { append, findOne, removeElement } from 'domutils'
import type { FirstRule } from '../../../../store/app/host-contract.ts'
import { firstStyles } from './first-styles.ts'
import { marksOf } from './page-marks.ts'
import { elementsOf, setText, textOf } from './parse-page.ts'
import { propertiesRead } from './properties-read.ts'

/**
 * What a long page shows first stands before the element with this mark, where its lines break alike in the font and in
 * its stand-in; a page without it is dressed whole.
 */
const BELOW = 'data-below'

/**
 * Blocks below the mark wait for the sheet, their place about as high as they will be; the text is drawn in the font's
 * stand-in. The starter says when the sheet is there (`data-shown`), and nothing waits any more, whichever pages the
 * visitor comes from later.
 */
const WAIT =
  '@media (scripting:enabled){:root:not([data-shown]){body{font-family:var(--font-stand-in)}[data-below]{min-height:6000px;>*{display:none}}}}'

/**
 * Lets a page be painted without waiting for another file: the styles of what is seen first go into it; the sheet of
 * the whole store and the icons are fetched after the first paint, by the starter or, where scripts are off, by the
 * link in `noscript`. So is the font of a page with a mark. Any other page is drawn in its font where that comes with
 * it, and else in the stand-in until the visitor goes on (`use-own-font.ts`): where lines break differently, nothing
 * moves all the same. `rules` are the sheet's. A page without a sheet or a style of its font stays as it is.
 */
export function inlineFirstPaint(page: Document, rules: readonly FirstRule[]): void {
  const links = elementsOf(page, 'link')
  const sheet = links.find(({ attribs }) => attribs.rel === 'stylesheet')
  // The font's faces are the page's only style; what is added to it needs no place in the policy of its own.
  const [faces] = elementsOf(page, 'style')
  const below = findOne(({ attribs }) => BELOW in attribs, page.children)
  if (!sheet || !faces) return
  const wait = below ? WAIT : ''
  const { names, reads } = marksOf(page, below ?? undefined)
  const styles = firstStyles(rules, { names, reads: [...reads, ...propertiesRead(wait)] })
  if (below) removeFontPreload(links)
  const face = below ? textOf(faces) : textOf(faces).replace('font-display:swap', 'font-display:optional')
  setText(faces, `${face}${styles}${wait}`)
  sheet.attribs.disabled = ''
  append(sheet, withoutScripts(sheet.attribs.href ?? ''))
  // Icons stand in a sprite of their own, which a browser fetches as soon as it reads of it.
  for (const icon of elementsOf(page, 'use')) {
    const { href = '', ...rest } = icon.attribs
    icon.attribs = { 'data-href': href, ...rest }
  }
}

/** The text asks for the font once the sheet is there. */
function removeFontPreload(links: readonly Element[]) {
  for (const link of links)
    if (link.attribs.rel === 'preload' && link.attribs.as === 'font') removeElement(link)
}

function withoutScripts(address: string): ChildNode {
  return new Element('noscript', {}, [new Element('link', { rel: 'stylesheet', href: address })])
}
