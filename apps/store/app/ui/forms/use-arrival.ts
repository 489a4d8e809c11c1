import { type ChangeEvent, type RefObject, useEffect, useRef } from 'react'
import { type Arrival, arrivalOf } from './arrival.ts'

/** Watches a field, and tells of each change of it how the new text came. */
export function useArrival(input: RefObject<HTMLInputElement | null>) {
  const isReplaced = useRef(false)
  useEffect(() => {
    const element = input.current
    if (element === null) return
    const note = () => {
      const { value, selectionStart, selectionEnd } = element
      isReplaced.current = selectionStart === 0 && selectionEnd === value.length
    }
    element.addEventListener('beforeinput', note)
    return () => element.removeEventListener('beforeinput', note)
  }, [input])

  return ({ nativeEvent, currentTarget }: ChangeEvent<HTMLInputElement>): Arrival => {
    const inputType = 'inputType' in nativeEvent ? String(nativeEvent.inputType) : ''
    const arrival = arrivalOf(currentTarget.value, isReplaced.current, inputType)
    isReplaced.current = false
    return arrival
  }
}
