import { OwnError } from '../../ports/own-error.ts'

/** Where the data of a kept page is: the page's own path and query follow. */
export const DATA_PREFIX = '/recursos/pagina'

/** Whether a path asks for a kept page or for its data, and the page's own path. */
export interface AskedPart {
  readonly part: 'page' | 'data'
  readonly path: string
}

/** Reads which part of which page an address asks for. */
export function readPart(path: string): AskedPart {
  return path.startsWith(`${DATA_PREFIX}/`)
    ? { part: 'data', path: path.slice(DATA_PREFIX.length) }
    : { part: 'page', path }
}

const PART =
  /<script>window\.__reactRouterContext\.streamController\.(?:enqueue\(("(?:[^"\\]|\\.)*")\)|close\(\));<\/script>/g

/** A kept page without the data that the store takes it over with, and that data: a stream of lines in the router's own form. */
export interface ApartPage {
  readonly html: string
  readonly data: string
}

/**
 * Takes out of a page what only its scripts read, so that whoever just reads the page does not wait for it. Throws where
 * the page has none: the framework's markup changed.
 */
export function takeDataApart(html: string): ApartPage {
  if (!html.match(PART)) throw new OwnError('the page has no data to take apart')
  const texts = [...html.matchAll(PART)].map(([, text]) => (text ? (JSON.parse(text) as string) : ''))
  return { html: html.replace(PART, ''), data: texts.join('') }
}
