import type { FirstRule } from '../../../../store/app/host-contract.ts'
import { addTabCart } from './add-tab-cart.ts'
import { inlineFirstPaint } from './first-sight.ts'
import { scriptHashes, styleHashes } from './inline-hashes.ts'
import { delayEntry, type Waking } from './late-entry.ts'
import { parsePage, writePage } from './parse-page.ts'

/** A page that is kept for every visitor, and what of it a policy allows by hash. */
export interface PreparedPage {
  readonly html: string
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/** What a page is prepared with. */
export interface Preparation extends Waking {
  /** Text of the script that tells how high the tab's own cart is. */
  readonly tabCart: string
  /** The rules of the store's sheet. */
  readonly rules: readonly FirstRule[]
}

/**
 * Prepares a rendered page so that its first paint waits for no other file (decision 026).
 */
export function preparePage(html: string, preparation: Preparation): PreparedPage {
  const page = parsePage(html)
  inlineFirstPaint(page, preparation.rules)
  addTabCart(page, preparation.tabCart)
  delayEntry(page, preparation)
  return { html: writePage(page), scripts: scriptHashes(page), styles: styleHashes(page) }
}
