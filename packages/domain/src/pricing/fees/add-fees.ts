import { HAS_CARD } from '../../cart/count-cards.ts'
import type { EntryLabel } from '../../catalogue/entry-label.ts'
import type { DraftLine } from '../draft-line.ts'
import type { EntryLabels } from '../entry-labels.ts'
import type { PriceEntry } from '../pricing.ts'
import { feeEntry } from './fee-entry.ts'
import { CONDITION, type FeeRule } from './fee-rule.ts'

/**
 * Puts each fee that counts at the order's place on the lines it applies to, in the table's order. What is not per line
 * (a wallet card's issuance, a fee of the whole request) sits on the line with the highest quantity, on a tie the
 * lowest code, so that the order of lines never matters. Add-ons bear no fee, HR plans none per card.
 */
export function addFees(drafts: readonly DraftLine[], fees: readonly FeeRule[]): void {
  for (const rule of fees) {
    if (rule.unit === 'request') {
      const top = topOf(drafts, rule, null)
      top?.entries.push(feeEntry(rule, 1, top.productValue))
      continue
    }
    for (const draft of drafts) {
      if (!bears(draft, rule)) continue
      if (rule.unit === 'card') {
        if (!HAS_CARD[draft.item.lineType]) continue
        if (draft.item.isWallet && topOf(drafts, rule, draft.item.groupCode) !== draft) continue
      }
      draft.entries.push(feeEntry(rule, draft.line.quantity, draft.productValue))
    }
  }
}

/** Puts the marketplace's free entry on the benefits whose credit opens it. */
export function addMarketplace(drafts: readonly DraftLine[], { marketplace }: EntryLabels): void {
  if (marketplace === undefined) return
  for (const draft of drafts) {
    const { lineType, marketplaceFrom } = draft.item
    if (lineType !== 'benefit' || marketplaceFrom === null) continue
    if (draft.productValue >= marketplaceFrom) draft.entries.push(free(marketplace))
  }
}

function free(marketplace: EntryLabel): PriceEntry {
  const nothing = { rate: 'fixed', unitValue: 0, value: 0 as PriceEntry['value'] } as const
  return { conditionId: CONDITION.marketplace, ...marketplace, kind: 'offer', ...nothing }
}

function bears(draft: DraftLine, rule: FeeRule): boolean {
  return draft.item.lineType !== 'addOn' && rule.groupCodes.includes(draft.item.groupCode)
}

/** The line that bears a fee for several: highest quantity, then lowest code; of one modality, or of all. */
function topOf(drafts: readonly DraftLine[], rule: FeeRule, groupCode: number | null): DraftLine | undefined {
  const [top] = drafts
    .filter((draft) => bears(draft, rule) && (groupCode === null || draft.item.groupCode === groupCode))
    .toSorted((one, other) => other.line.quantity - one.line.quantity || one.item.code - other.item.code)
  return top
}
