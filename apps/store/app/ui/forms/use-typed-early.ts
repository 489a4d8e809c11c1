import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Takes over what was typed into the server's field before the page could hear it, on a slow connection: React would
 * put its own value in the field's place. `value` is the field's text as the form knows it.
 */
export function useTypedEarly(
  input: RefObject<HTMLInputElement | null>,
  value: string,
  take: (typed: string) => void,
) {
  const typed = useRef('')
  // The first chance to see it: the next rendering writes over it.
  useLayoutEffect(() => {
    typed.current = input.current?.value ?? ''
  }, [input])
  useEffect(() => {
    const early = typed.current
    typed.current = ''
    if (early !== '' && early !== value) take(early)
  }, [value, take])
}
