import { withoutListMark } from '@benefits/domain/mask/without-list-mark'
import { withoutUnseen } from '@benefits/domain/text/without-unseen'
import { type ChangeEvent, type RefObject, useEffect, useRef } from 'react'

/**
 * How the text of a field came: key by key, or changed here and there (`typed`); in one piece in place of all that
 * stood there (`whole`), as a phone's keyboard suggests it; the same by pasting or dropping (`pasted`).
 */
export type Arrival = 'typed' | 'whole' | 'pasted'

const PASTES: ReadonlySet<string> = new Set(['insertFromPaste', 'insertFromDrop'])

/**
 * The arrival of a field's new text. `isReplaced`: all that stood in the field was selected, or nothing stood there.
 */
export function arrivalOf(text: string, isReplaced: boolean, inputType: string): Arrival {
  if (!isReplaced) return 'typed'
  if (PASTES.has(inputType)) return 'pasted'
  return [...text].length > 1 ? 'whole' : 'typed'
}

/** What counts of a field's new text: nothing that nobody sees, and no mark of the list that it was copied from. */
export function seenText(text: string, arrival: Arrival): string {
  const seen = withoutUnseen(text)
  return arrival === 'typed' ? seen : withoutListMark(seen)
}

/** Whether a number is read by its signs: digits alone that came in one piece may be typed cents first. */
export function isWrittenNumber(text: string, arrival: Arrival): boolean {
  return arrival === 'pasted' || (arrival === 'whole' && /[^0-9]/.test(text))
}

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
