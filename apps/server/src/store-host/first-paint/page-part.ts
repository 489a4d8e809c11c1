/** Where the data of a kept page is: the page's own path and query follow. */
export const DATA_PREFIX = '/recursos/pagina'

/** Whether a path asks for a kept page or for its data, and the page's own path. */
export interface RequestedPart {
  readonly part: 'page' | 'data'
  readonly path: string
}

/** Reads which part of which page an address asks for. */
export function readPart(path: string): RequestedPart {
  return path.startsWith(`${DATA_PREFIX}/`)
    ? { part: 'data', path: path.slice(DATA_PREFIX.length) }
    : { part: 'page', path }
}
