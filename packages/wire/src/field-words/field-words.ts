import { BUYER_WORDS } from './buyer-words.ts'
import { ORDER_WORDS } from './order-words.ts'
import { SHOP_WORDS } from './shop-words.ts'

/**
 * What each field of the calls means, for who reads the calls' page: by its name on the wire or, where a name means
 * several things, by the names before it (`copyright.cnpj`). A parameter of an address goes by the part of the address
 * before it (`leads.id`). Amounts are decimal reais. Neither a call nor a browser loads this table.
 */
export const FIELD_WORDS: Readonly<Record<string, string>> = { ...BUYER_WORDS, ...SHOP_WORDS, ...ORDER_WORDS }

/**
 * The words of the field at the end of a path: those of the longest key that the path ends with; null where there are
 * none.
 */
export function fieldWords(path: readonly string[]): string | null {
  for (const at of path.keys()) {
    const words = FIELD_WORDS[path.slice(at).join('.')]
    if (words !== undefined) return words
  }
  return null
}
