import { type Document, Element } from 'domhandler'
import { append, findOne } from 'domutils'
import type { FirstRule } from '../../../../store/app/host-contract.ts'
import { inlineFirstPaint } from './first-sight.ts'
import { scriptHashes, styleHashes } from './inline-hashes.ts'
import { delayEntry, type Waking } from './late-entry.ts'
import { parsePage, setText, writePage } from './parse-page.ts'

/** A page that is kept for every visitor, and what of it a policy allows by hash. */
export interface PreparedPage {
  readonly html: string
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/** What a page is prepared with. */
export interface Preparation extends Waking {
  /** Text of the script that tells how high the tab's own cart is. */
  readonly tabCart: string
  /** The rules of the store's sheet. */
  readonly rules: readonly FirstRule[]
}

/**
 * Prepares a rendered page so that its first paint waits for no other file (decision 026).
 */
export function preparePage(html: string, preparation: Preparation): PreparedPage {
  const page = parsePage(html)
  inlineFirstPaint(page, preparation.rules)
  addTabCart(page, preparation.tabCart)
  delayEntry(page, preparation)
  return { html: writePage(page), scripts: scriptHashes(page), styles: styleHashes(page) }
}

/** Where the tab's own cart will stand in a page. */
const ROOM = 'data-tab-cart'

/**
 * Puts `text`, the script that knows the tab's cart, right after the room that is kept for it: the room has its height
 * before what follows is read, so that nothing moves. A page without such a room has no such script.
 */
function addTabCart(page: Document, text: string): void {
  const room = findOne(({ attribs }) => ROOM in attribs, page.children)
  if (!room) return
  const script = new Element('script', {})
  setText(script, text)
  append(room, script)
}
