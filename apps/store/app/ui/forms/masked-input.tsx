import { type CaretAnchor, repositionCaret } from '@benefits/domain/mask/reposition-caret'
import {
  type ChangeEvent,
  type CompositionEvent,
  type KeyboardEvent,
  type Ref,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { type Arrival, seenText, useArrival } from './arrival.ts'
import type { FieldFrame } from './field.tsx'
import { acceptedText, type FieldText, fieldText } from './field-text.ts'
import { type NativeInputProps, TextInput } from './text-input.tsx'
import { useTypedEarly } from './use-typed-early.ts'

/** What a masked field takes beside the frame; it is always controlled and holds the formatted text. */
export interface MaskedInputProps
  extends FieldFrame,
    Omit<NativeInputProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'ref' | 'onKeyDown'> {
  readonly value: string
  readonly onValueChange: (formatted: string) => void
  /** Pure mask of a partial or pasted text; `format(format(x)) === format(x)`. `isPasted`: it was pasted as a whole. */
  readonly format: (typed: string, isPasted?: boolean) => string
  /** In the mask's place where a text may be told instead of taken, or how it came counts for more. */
  readonly read?: ((text: string, arrival: Arrival) => FieldText) | undefined
  /** Side from which the caret is counted: `end` for masks that grow to the left, as money does. */
  readonly anchor?: CaretAnchor | undefined
  readonly inputRef?: Ref<HTMLInputElement> | undefined
  readonly type?: 'text' | 'tel' | undefined
  /** Figures of equal width; false for names and addresses. */
  readonly numeric?: boolean | undefined
}

/** Formats while typing, editing in the middle and pasting, and keeps the caret beside the typed character. */
export function MaskedInput({
  value,
  onValueChange,
  format,
  read,
  error,
  anchor,
  inputRef,
  inputMode = 'numeric',
  numeric = true,
  ...rest
}: MaskedInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const [caret, setCaret] = useState<{ readonly at: number } | null>(null)
  // While an input method composes, its text must stay untouched on screen; the form gets the masked one.
  const [composing, setComposing] = useState<string | null>(null)
  // What came was not taken as it is: it stands until the field holds something else.
  const [untaken, setUntaken] = useState<FieldText | null>(null)
  const held = untaken?.value === value ? untaken : null
  const arrivalOf = useArrival(input)

  useLayoutEffect(() => {
    if (caret && document.activeElement === input.current) {
      input.current?.setSelectionRange(caret.at, caret.at)
    }
  }, [caret])

  useTypedEarly(input, value, (typed) => take(typed, 'whole'))

  function take(given: string, arrival: Arrival): FieldText {
    const text = seenText(given, arrival)
    const taken = read?.(text, arrival) ?? acceptedText(format(text, arrival === 'pasted'))
    setUntaken(taken.told === null ? null : taken)
    onValueChange(taken.value)
    return taken
  }

  const undo = useUndo(value, (former) => {
    setUntaken(null)
    setCaret({ at: former.length })
    onValueChange(former)
  })

  function settle(element: HTMLInputElement, arrival: Arrival) {
    const typed = element.value
    const at = element.selectionStart ?? typed.length
    setComposing(null)
    setCaret({ at: repositionCaret(typed, at, take(typed, arrival).shown, anchor) })
  }

  function change(event: ChangeEvent<HTMLInputElement>) {
    const { nativeEvent, currentTarget } = event
    if ('isComposing' in nativeEvent && nativeEvent.isComposing === true) {
      setComposing(currentTarget.value)
      onValueChange(format(currentTarget.value))
    } else settle(currentTarget, arrivalOf(event))
  }

  function attach(element: HTMLInputElement | null) {
    input.current = element
    if (typeof inputRef === 'function') inputRef(element)
    else if (inputRef) inputRef.current = element
  }

  return (
    <TextInput
      numeric={numeric}
      autoComplete="off"
      {...rest}
      inputMode={inputMode}
      ref={attach}
      error={fieldText(held, error)}
      value={composing ?? held?.shown ?? value}
      onChange={change}
      onKeyDown={undo}
      onCompositionEnd={(event: CompositionEvent<HTMLInputElement>) => settle(event.currentTarget, 'typed')}
    />
  )
}

/**
 * Ctrl+Z in a field whose text a mask writes: what a script writes, browsers cannot take back. `put` brings a former
 * value into the field.
 */
function useUndo(value: string, put: (value: string) => void) {
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
