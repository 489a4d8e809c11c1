import type { CartState } from '../cart-state.ts'

/** The group whose form follows the open one; null after the last, and where none is hired in one go. */
export function nextJointGroup({
  jointGroupCodes,
  selectedGroupCode,
}: Pick<CartState, 'jointGroupCodes' | 'selectedGroupCode'>): number | null {
  const isOpen = (groupCode: number) => groupCode === selectedGroupCode
  const at = jointGroupCodes.findIndex(isOpen)
  return at < 0 ? null : (jointGroupCodes[at + 1] ?? null)
}
