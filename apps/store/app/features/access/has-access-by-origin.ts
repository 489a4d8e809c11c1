/** Origins whose accounts open the store as they are: the embedded one and the two HR portals. */
const WITH_ACCESS: readonly string[] = [
  'ACESSO_VR_SPE',
  'ACESSO_VR_PORTAL_RH_BENEFICIO',
  'ACESSO_VR_PORTAL_RH_GENTE',
]

/** Whether an account of this origin counts as access already made, validated here or not. */
export function hasAccessByOrigin(origin: string): boolean {
  return WITH_ACCESS.includes(origin)
}

/** Origin of the accounts that are made on this page. */
const MADE_HERE = 'ACESSO_VR'

/** Whether an account was made here: it has its password and its accepted terms, and waits for its code. */
export function isMadeHere(origin: string): boolean {
  return origin === MADE_HERE
}
