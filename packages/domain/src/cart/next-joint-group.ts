import type { CartState } from './cart-state.ts'

/** The group whose form follows the open one; null after the last, and where none is hired in one go. */
export function nextJointGroup({
  jointGroupCodes,
  selectedGroupCode,
}: Pick<CartState, 'jointGroupCodes' | 'selectedGroupCode'>): number | null {
  if (selectedGroupCode === null) return null
  const at = jointGroupCodes.indexOf(selectedGroupCode)
  return at < 0 ? null : (jointGroupCodes[at + 1] ?? null)
}
