import render from 'dom-serializer'
import { type Document, type Element, Text } from 'domhandler'
import { getElementsByTagName } from 'domutils'
import { parseDocument } from 'htmlparser2'

/** Texts stay as the framework wrote them: nothing is decoded, so nothing has to be encoded again. */
const AS_WRITTEN = { decodeEntities: false, lowerCaseAttributeNames: false } as const

/** A rendered page as a tree. */
export function parsePage(html: string): Document {
  return parseDocument(html, AS_WRITTEN)
}

/** The page's text again. */
export function writePage(page: Document): string {
  return render(page, { decodeEntities: false })
}

/** All elements of a name, in order. */
export function elementsOf(page: Document, name: string): Element[] {
  return getElementsByTagName(name, page, true)
}

/** The text of an element that holds nothing else: a script, a style. */
export function textOf(element: Element): string {
  return element.children.map((child) => (child instanceof Text ? child.data : '')).join('')
}

/** Puts a text in the place of what an element holds. */
export function setText(element: Element, text: string) {
  const own = new Text(text)
  own.parent = element
  element.children = [own]
}
