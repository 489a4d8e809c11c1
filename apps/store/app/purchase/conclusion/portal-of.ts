import { type AccessOrigin, isAccessOrigin } from '@benefits/domain/access/access-origin'
import type { ServiceGroup } from '@benefits/domain/catalogue/product'

/** Where a customer goes on after the order; each has its address in the configuration. */
export type Portal = 'superPortal' | 'benefitsPortal' | 'hrPortal'

/** The portal of each origin (docs/rules/checkout.md: portal). */
const BY_ORIGIN = {
  ACESSO_VR_SPE: 'superPortal',
  PONTOMAIS: 'hrPortal',
  LUMIS: 'benefitsPortal',
  ACESSO_VR_PORTAL_RH_BENEFICIO: 'benefitsPortal',
  ACESSO_VR_PORTAL_RH_GENTE: 'hrPortal',
  ACESSO_VR_PORTAL_RH_BENEFICIO_GENTE: 'benefitsPortal',
  ACESSO_VR: 'superPortal',
} as const satisfies Record<AccessOrigin, Portal>

/** The portal of a service group for an account of this origin; the super portal where nobody told a known one. */
export function portalOf(origin: string | null, group: ServiceGroup): Portal {
  if (group === 'hcm') return 'hrPortal'
  return origin !== null && isAccessOrigin(origin) ? BY_ORIGIN[origin] : 'superPortal'
}
