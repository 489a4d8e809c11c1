/** An address that no page has: the store answers it with its not-found page (spec 1 §2.1). */
const NOWHERE = '/not-found'

/**
 * The address of a request as the router may read it: one whose escapes are no text, or that begins as the name of another
 * host does (`//`), is nowhere, so that it is answered like any other unknown address and not by the framework's own
 * English.
 */
export function readableAddress(url: string): string {
  if (!url.includes('%') && !url.startsWith('//')) return url
  const mark = url.indexOf('?')
  const path = mark < 0 ? url : url.slice(0, mark)
  if (isText(path) && !path.startsWith('//')) return url
  return `${path.startsWith('/api/') ? '/api' : ''}${NOWHERE}${url.slice(path.length)}`
}

/** Whether a path's escapes are text. Its answer is used, because the server's build leaves out a reading that is not. */
function isText(path: string): boolean {
  try {
    return decodeURIComponent(path).length > 0
  } catch {
    return false
  }
}
