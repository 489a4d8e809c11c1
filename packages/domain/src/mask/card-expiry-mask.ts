import { applyPattern } from './apply-pattern.ts'

/** A card's expiry as it is typed: MM/AA. A pasted four-digit year loses its century, '5/' becomes '05'. */
export function formatCardExpiry(typed: string): string {
  const text = typed.replace(/\s/g, '').replace(/^([1-9])\/(?=$|[0-9]{2}$|20[0-9]{2}$)/, '0$1/')
  return applyPattern(text.replace(/^([0-9]{2})\/?20([0-9]{2})$/, '$1$2'), '99/99')
}

/**
 * Month '01' to '12' and four-digit year ('20' plus the two typed) of a complete MM/AA, or null.
 * Whether the card is still valid is for the caller, who knows today.
 */
export function parseCardExpiry(text: string): { readonly month: string; readonly year: string } | null {
  const expiry = text.trim()
  if (!/^(0[1-9]|1[0-2])\/[0-9]{2}$/.test(expiry)) return null
  return { month: expiry.slice(0, 2), year: `20${expiry.slice(3)}` }
}
