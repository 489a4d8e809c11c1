/** Where solutions are chosen that are hired in one go. */
export const TOGETHER_PAGE = '/solucoes-contratadas'

/** The state of a link there that has a modality chosen already. */
export function togetherState(groupCode: number) {
  return { together: groupCode }
}

/** The modality that a link had chosen; null where it had none. */
export function linkedModality(state: unknown): number | null {
  const asked = typeof state === 'object' && state !== null && 'together' in state ? state.together : null
  return typeof asked === 'number' ? asked : null
}
