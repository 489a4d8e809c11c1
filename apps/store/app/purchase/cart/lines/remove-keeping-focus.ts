/** Marks the buttons that take a line out of the cart. */
export const REMOVES_LINE = { 'data-removes-line': '' } as const

/**
 * Takes a line out by the pressed button. The button goes away with its line: the focus stays at its place, on the
 * button of the line that follows, else of the one before, and does not begin the page again.
 */
export function removeKeepingFocus(pressed: HTMLElement, remove: () => void) {
  const table = pressed.closest('table, ul')
  const buttons = () => [...(table?.querySelectorAll<HTMLElement>('[data-removes-line]') ?? [])]
  const at = buttons().indexOf(pressed)
  remove()
  requestAnimationFrame(() => {
    if (pressed.isConnected) return
    const left = buttons()
    const next = left[at] ?? left.at(-1)
    next?.focus()
  })
}
