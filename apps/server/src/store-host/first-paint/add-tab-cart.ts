import { type Document, Element } from 'domhandler'
import { append, findOne } from 'domutils'
import { setText } from './parse-page.ts'

/** Where the tab's own cart will stand in a page. */
const ROOM = 'data-tab-cart'

/**
 * Puts `text`, the script that knows the tab's cart, right after the room that is kept for it: the room has its height
 * before what follows is read, so that nothing moves. A page without such a room has no such script.
 */
export function addTabCart(page: Document, text: string): void {
  const room = findOne(({ attribs }) => ROOM in attribs, page.children)
  if (!room) return
  const script = new Element('script', {})
  setText(script, text)
  append(room, script)
}
