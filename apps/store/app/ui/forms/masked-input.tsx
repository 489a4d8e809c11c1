import { type CaretAnchor, repositionCaret } from '@benefits/domain/mask/reposition-caret'
import { type ChangeEvent, type CompositionEvent, type Ref, useLayoutEffect, useRef, useState } from 'react'
import type { FieldFrame } from './field.tsx'
import { type NativeInputProps, TextInput } from './text-input.tsx'
import { useTypedEarly } from './use-typed-early.ts'

/** What a masked field takes beside the frame; it is always controlled and holds the formatted text. */
export interface MaskedInputProps
  extends FieldFrame,
    Omit<NativeInputProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'ref'> {
  readonly value: string
  readonly onValueChange: (formatted: string) => void
  /** Pure mask of a partial or pasted text; `format(format(x)) === format(x)`. */
  readonly format: (typed: string, isPasted?: boolean) => string
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

  useLayoutEffect(() => {
    if (caret && document.activeElement === input.current) {
      input.current?.setSelectionRange(caret.at, caret.at)
    }
  }, [caret])

  useTypedEarly(input, value, (typed) => onValueChange(format(typed)))

  function settle(element: HTMLInputElement, isPasted = false) {
    const typed = element.value
    const formatted = format(typed, isPasted)
    setComposing(null)
    setCaret({ at: repositionCaret(typed, element.selectionStart ?? typed.length, formatted, anchor) })
    onValueChange(formatted)
  }

  function change(event: ChangeEvent<HTMLInputElement>) {
    const { nativeEvent, currentTarget } = event
    if ('isComposing' in nativeEvent && nativeEvent.isComposing === true) {
      setComposing(currentTarget.value)
      onValueChange(format(currentTarget.value))
    } else settle(currentTarget, 'inputType' in nativeEvent && nativeEvent.inputType === 'insertFromPaste')
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
      value={composing ?? value}
      onChange={change}
      onCompositionEnd={(event: CompositionEvent<HTMLInputElement>) => settle(event.currentTarget)}
    />
  )
}
