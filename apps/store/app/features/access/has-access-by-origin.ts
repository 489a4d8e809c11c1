/** Origins whose accounts open the store as they are: the embedded one and the two HR portals (spec 2 §3, §6). */
const WITH_ACCESS: readonly string[] = [
  'ACESSO_VR_SPE',
  'ACESSO_VR_PORTAL_RH_BENEFICIO',
  'ACESSO_VR_PORTAL_RH_GENTE',
]

/** Whether an account of this origin counts as access already made, validated here or not. */
export function hasAccessByOrigin(origin: string): boolean {
  return WITH_ACCESS.includes(origin)
}
