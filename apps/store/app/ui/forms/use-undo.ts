import { type KeyboardEvent, useEffect, useRef } from 'react'

/**
 * Ctrl+Z in a field whose text a mask writes: what a script writes, browsers cannot take back. `put` brings a former
 * value into the field.
 */
export function useUndo(value: string, put: (value: string) => void) {
  const values = useRef([value])
  useEffect(() => {
    if (values.current.at(-1) !== value) values.current.push(value)
  }, [value])
  return (event: KeyboardEvent) => {
    if (event.key !== 'z' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    if (values.current.length > 1) values.current.pop()
    put(values.current.at(-1) ?? value)
  }
}
