import { type KeyboardEvent, useEffect, useRef } from 'react'

/**
 * Ctrl+Z, and Ctrl+Y or Ctrl+Shift+Z, in a field whose text a mask writes: what a script writes, browsers cannot take
 * back. `put` brings a former value into the field.
 */
export function useUndo(value: string, put: (value: string) => void) {
  const steps = useRef({ held: value, done: [] as string[], undone: [] as string[] })
  useEffect(() => {
    const { held, done } = steps.current
    if (held !== value) steps.current = { held: value, done: [...done, held], undone: [] }
  }, [value])

  return (event: KeyboardEvent<HTMLInputElement>) => {
    const key = event.key.toLowerCase()
    if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return
    event.preventDefault()
    const { done, undone } = steps.current
    const [from, to] = key === 'y' || event.shiftKey ? [undone, done] : [done, undone]
    const next = from.pop()
    if (next !== undefined) {
      to.push(value)
      steps.current.held = next
    }
    put(next ?? value)
  }
}
