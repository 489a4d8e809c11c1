import { isAddOnItem } from './offer-add-ons.ts'

/** Modalities that an offer is for: those of what it sells. */
export function groupCodesOf({
  items,
}: {
  readonly items: readonly { readonly productFamily: string; readonly groupCode: number }[]
}): number[] {
  return [...new Set(items.filter((item) => !isAddOnItem(item)).map(({ groupCode }) => groupCode))]
}
