/** Where access accounts come from, as the wire has it; those of `ACESSO_VR` are made in this store. */
export const ACCESS_ORIGINS = [
  'ACESSO_VR_SPE',
  'PONTOMAIS',
  'LUMIS',
  'ACESSO_VR_PORTAL_RH_BENEFICIO',
  'ACESSO_VR_PORTAL_RH_GENTE',
  'ACESSO_VR_PORTAL_RH_BENEFICIO_GENTE',
  'ACESSO_VR',
] as const
export type AccessOrigin = (typeof ACCESS_ORIGINS)[number]

/** The origin of accounts that are made in this store. */
export const STORE_ORIGIN: AccessOrigin = 'ACESSO_VR'

const KNOWN: readonly string[] = ACCESS_ORIGINS

/** Whether an origin is one that the store knows; what a gateway calls otherwise is treated as nobody's. */
export function isAccessOrigin(origin: string): origin is AccessOrigin {
  return KNOWN.includes(origin)
}

/** Whether accounts of an origin open the store as they are: the embedded one and the two HR portals. */
const WITH_ACCESS = {
  ACESSO_VR_SPE: true,
  PONTOMAIS: false,
  LUMIS: false,
  ACESSO_VR_PORTAL_RH_BENEFICIO: true,
  ACESSO_VR_PORTAL_RH_GENTE: true,
  ACESSO_VR_PORTAL_RH_BENEFICIO_GENTE: false,
  ACESSO_VR: false,
} as const satisfies Record<AccessOrigin, boolean>

/**
 * Whether an account of this origin counts as access already made, validated here or not (docs/rules/access.md:
 * `origins`).
 */
export function hasAccessByOrigin(origin: string): boolean {
  return isAccessOrigin(origin) && WITH_ACCESS[origin]
}
