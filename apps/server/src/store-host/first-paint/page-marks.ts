import { type Document, type Element, isTag } from 'domhandler'
import { textOf } from './parse-page.ts'

/** What rules of a sheet may match in a page, and the custom properties that the page itself reads. */
export interface PageMarks {
  readonly tags: readonly string[]
  readonly classes: readonly string[]
  readonly attributes: readonly (readonly [name: string, value: string])[]
  /** What may read custom properties: texts of its own styles, and attributes, in which pictures name their colours. */
  readonly styles: readonly string[]
}

/** Reads the marks of a page, down to `last` and with it. */
export function marksOf(page: Document, last?: Element): PageMarks {
  const elements = elementsUntil(page, last)
  const attributes = elements.flatMap(({ attribs }) => Object.entries(attribs))
  const reading = attributes.map(([, value]) => value).filter((value) => value.includes('var('))
  const sheets = elements.filter(({ name }) => name === 'style').map(textOf)
  return {
    tags: elements.map(({ name }) => name),
    classes: elements.flatMap(({ attribs }) => attribs.class?.split(/\s+/) ?? []),
    attributes,
    styles: [...reading, ...sheets],
  }
}

function elementsUntil(page: Document, last: Element | undefined): readonly Element[] {
  const found: Element[] = []
  const isLast = (node: Document | Element): boolean => {
    for (const child of node.children) {
      if (!isTag(child)) continue
      found.push(child)
      if (child === last || isLast(child)) return true
    }
    return false
  }
  isLast(page)
  return found
}
