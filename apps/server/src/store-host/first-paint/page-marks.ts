import { type Document, type Element, isTag } from 'domhandler'
import { propertiesRead } from './properties-read.ts'

/** What rules of a sheet may match in a page. */
export interface PageMarks {
  /** Its elements, classes and attributes as selectors write them: `p`, `.class`, `[name]`, `[name=value]`. */
  readonly names: ReadonlySet<string>
  /** Custom properties that the page itself reads in attributes, in which pictures name their colours. */
  readonly reads: readonly string[]
}

/** Reads the marks of a page, down to `last` and with it. */
export function marksOf(page: Document, last?: Element): PageMarks {
  const elements = elementsUntil(page, last)
  const attributes = elements.flatMap(({ attribs }) => Object.entries(attribs))
  const classes = elements.flatMap(({ attribs }) => attribs.class?.split(/\s+/) ?? [])
  return {
    names: new Set([
      ...elements.map(({ name }) => name),
      ...classes.map((name) => `.${name}`),
      ...attributes.flatMap(([name, value]) => [`[${name}]`, `[${name}=${value}]`]),
    ]),
    reads: attributes.flatMap(([, value]) => propertiesRead(value)),
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
