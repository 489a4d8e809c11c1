import render from 'dom-serializer'
import { type Document, type Element, Text } from 'domhandler'
import { appendChild, getElementsByTagName } from 'domutils'
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

/** Adds to the text of an element, after what it holds. */
export function addText(element: Element, text: string) {
  appendChild(element, new Text(text))
}
