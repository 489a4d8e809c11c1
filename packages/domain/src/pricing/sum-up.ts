import type { ServiceGroup } from '../catalogue/product.ts'
import type { Centavos } from '../money/centavos.ts'
import type { DraftLine } from './draft-line.ts'
import { CONDITION } from './fees/fee-rule.ts'
import type { GroupEntry, PricedLine, Pricing } from './pricing.ts'

/** Adds up priced lines: every total is the sum of the lines' values and entries, and of the groups'. */
export function sumUp(drafts: readonly DraftLine[]): Pricing {
  let value = 0
  let fees = 0
  let discounts = 0
  let benefits = 0
  const lines: PricedLine[] = []
  const groups: Partial<Record<ServiceGroup, GroupEntry[]>> = {}
  const home = homeOfAddOns(drafts)
  for (const draft of drafts) {
    const { item } = draft
    const group = hasGroup(drafts, item.group) ? item.group : home
    const entries = groups[group] ?? []
    groups[group] = entries
    entries.push({ name: item.name, value: draft.productValue })
    let lineFees = 0
    let lineDiscounts = 0
    for (const entry of draft.entries) {
      if (entry.conditionId === CONDITION.discount) lineDiscounts += entry.value
      else lineFees += entry.value
      entries.push({ name: entry.name, value: entry.value })
    }
    lines.push({
      productCode: item.code,
      quantity: draft.line.quantity,
      monthlyValue: draft.monthlyValue,
      productValue: draft.productValue,
      productValueWithDiscount: (draft.productValue + lineDiscounts) as Centavos,
      total: (draft.productValue + lineFees + lineDiscounts) as Centavos,
      lineType: item.lineType,
      entries: draft.entries,
      ...(draft.extensions.length > 0 && { extensions: draft.extensions }),
    })
    value += draft.productValue
    fees += lineFees
    discounts += lineDiscounts
    if (item.lineType === 'benefit' || item.lineType === 'mobility') benefits += draft.productValue
  }
  return {
    total: (value + fees) as Centavos,
    totalWithDiscount: (value + fees + discounts) as Centavos,
    totalFees: fees as Centavos,
    totalBenefits: benefits as Centavos,
    groups,
    lines,
  }
}

function hasGroup(drafts: readonly DraftLine[], group: ServiceGroup): boolean {
  return drafts.some(({ item }) => item.lineType !== 'addOn' && item.group === group)
}

/** Where an add-on of no bought group is listed, so that it makes no contract of its own: beside the lowest code. */
function homeOfAddOns(drafts: readonly DraftLine[]): ServiceGroup {
  const [home] = drafts
    .filter(({ item }) => item.lineType !== 'addOn')
    .toSorted((one, other) => one.item.code - other.item.code)
  return home?.item.group ?? 'default'
}
