import { createHash } from 'node:crypto'
import { findElements } from './find-elements.ts'

/** The texts of a page's inline scripts, in order. */
export function inlineScripts(html: string): readonly string[] {
  return findElements(html, 'script')
    .filter(({ attributes }) => !attributes.includes(' src='))
    .map(({ text }) => text)
}

/** A text's source expression for `script-src` or `style-src`: its SHA-256. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** The hashes of all inline scripts of a page, each once. */
export function inlineScriptHashes(html: string): readonly string[] {
  return [...new Set(inlineScripts(html).map(hashSource))]
}

/** The hashes of all style elements of a page, each once. */
export function inlineStyleHashes(html: string): readonly string[] {
  return [...new Set(findElements(html, 'style').map(({ text }) => hashSource(text)))]
}
