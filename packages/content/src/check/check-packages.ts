import { isAddOnItem } from '@benefits/domain/offer/offer-add-ons'
import type { IssuerFiles } from '../content-files.ts'
import type { Check } from './check.ts'
import { PACKAGED_GROUPS } from './shown-by-kind.ts'

/** What each offer sells is such as the page of a package can show (docs/rules/offers.md: one-package). */
export const checkPackages: Check = (files, report) => {
  files['offers.json'].forEach((offer, at) => {
    const fault = findPackageFault(offer, files)
    if (fault !== null) report('offers.json', `${at}.items`, fault)
  })
}

function findPackageFault({ items }: IssuerFiles['offers.json'][number], files: IssuerFiles): string | null {
  const codes = new Set(items.filter((item) => !isAddOnItem(item)).map(({ productCode }) => productCode))
  if (codes.size === 0) return 'must hold a product: services alone are no offer'
  const sold = files['products.json'].filter(({ code }) => codes.has(code))
  // A code of no product is told by the offers' own rules.
  if (sold.length < codes.size) return null
  const groups = new Set(sold.map(({ groupCode }) => groupCode))
  if (groups.size > 1) return 'must hold products of one modality: a package is one cart'
  const group = files['modalities.json'].find(({ groupCode }) => groups.has(groupCode))?.serviceGroup
  if (group && !PACKAGED_GROUPS.includes(group)) return `there is no page of a package of ${group}`
  return group === 'hcm' && sold.length > 1 ? 'must hold one HR plan: a package is of one' : null
}
