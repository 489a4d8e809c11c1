import { createHash } from 'node:crypto'
import type { Document } from 'domhandler'
import { elementsOf, textOf } from './parse-page.ts'

/** A text's source expression for `script-src` or `style-src`: its SHA-256. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** The hashes of all scripts that stand in a page, each once. */
export function scriptHashes(page: Document): readonly string[] {
  return hashesOf(
    elementsOf(page, 'script')
      .filter(({ attribs }) => attribs.src === undefined)
      .map(textOf),
  )
}

/** The hashes of all style elements of a page, each once. */
export function styleHashes(page: Document): readonly string[] {
  return hashesOf(elementsOf(page, 'style').map(textOf))
}

function hashesOf(texts: readonly string[]): readonly string[] {
  return [...new Set(texts.map(hashSource))]
}
