import type { ServiceGroup } from '@benefits/domain/catalogue/product'

/** Where a customer goes on after the order; each has its address in the configuration. */
export type Portal = 'superPortal' | 'benefitsPortal' | 'hrPortal'

/** Accounts of another portal than the super portal, by their origin (docs/rules/checkout.md: portal). */
const BY_ORIGIN: ReadonlyMap<string, Portal> = new Map([
  ['LUMIS', 'benefitsPortal'],
  ['ACESSO_VR_PORTAL_RH_BENEFICIO', 'benefitsPortal'],
  ['ACESSO_VR_PORTAL_RH_BENEFICIO_GENTE', 'benefitsPortal'],
  ['PONTOMAIS', 'hrPortal'],
  ['ACESSO_VR_PORTAL_RH_GENTE', 'hrPortal'],
])

/** The portal of a service group for an account of this origin; null is an origin that nobody told. */
export function portalOf(origin: string | null, group: ServiceGroup): Portal {
  if (group === 'hcm') return 'hrPortal'
  return BY_ORIGIN.get(origin ?? '') ?? 'superPortal'
}
