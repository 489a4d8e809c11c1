import { isTooDeep, utf8Text } from '@benefits/wire/input/json-body'

/**
 * The JSON that a page of the store sent; null where there is none, where it is no UTF-8 or nested beyond what any page
 * sends. Its words are not told: they may be a card's.
 */
export async function readJson(request: Request): Promise<unknown> {
  const text = utf8Text(new Uint8Array(await request.arrayBuffer()))
  if (text === null) return null
  try {
    const value: unknown = JSON.parse(text)
    return isTooDeep(value) ? null : value
  } catch {
    return null
  }
}
