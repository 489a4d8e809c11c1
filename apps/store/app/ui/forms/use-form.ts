import { type ChangeEvent, type FormEvent, useRef, useState } from 'react'
import { useAfterPress } from '../press/after-press.ts'
import { type FormRules, type FormValues, fieldNames, findProblems, isToldAtOnce } from './form-rules.ts'
import { type FieldNouns, lackOf } from './lack-of.ts'

/** A sentence told by the server about a value; it stands until the value changes. */
interface Told {
  readonly value: string | boolean
  readonly message: string
}

type Focusable = HTMLInputElement | HTMLSelectElement | null
type NameOf<Values, Kind> = { [N in keyof Values]: Values[N] extends Kind ? N : never }[keyof Values] & string

/**
 * The one form helper. Problems come from pure rules and show on change after a field was left, emptied, filled whole
 * or in one piece; submitting a form with problems shows them all and focuses the first. Spread `masked(name)`,
 * `text(name)` or `tick(name)` on the kit's fields.
 */
export function useForm<Values extends FormValues>(rules: FormRules<Values>, initial: Values) {
  const [values, setValues] = useState(initial)
  /** What the fields hold now: who changes several in a row, or is answered later, has no newer render. */
  const latest = useRef(initial)
  const [touched, setTouched] = useState<ReadonlySet<keyof Values>>(new Set())
  const [told, setTold] = useState<{ readonly [N in keyof Values]?: Told }>({})
  const [isSubmitted, setSubmitted] = useState(false)
  const [isSubmitting, setSubmitting] = useState(false)
  const elements = useRef(new Map<keyof Values, Focusable>())
  const afterPress = useAfterPress()
  const problems = findProblems(rules, values)

  function touch(name: keyof Values) {
    setTouched((before) => new Set(before).add(name))
  }

  function change<Name extends keyof Values & string>(name: Name, value: Values[Name]) {
    const before = latest.current
    latest.current = { ...before, [name]: value }
    setValues(latest.current)
    if (isToldAtOnce(rules, name, latest.current, before[name])) touch(name)
  }

  function leave(name: keyof Values) {
    afterPress(() => touch(name))
  }

  function error(name: keyof Values): string | null {
    const answer = told[name]
    if (answer && answer.value === values[name]) return answer.message
    return isSubmitted || touched.has(name) ? (problems[name] ?? null) : null
  }

  function focusFirst(wrong: { readonly [N in keyof Values]?: unknown }) {
    const first = fieldNames(rules).find((name) => wrong[name] !== undefined)
    if (first !== undefined) elements.current.get(first)?.focus()
  }

  async function send(accept: (values: Values) => void | Promise<void>) {
    const given = latest.current
    const wrong = findProblems(rules, given)
    setSubmitted(true)
    if (Object.keys(wrong).length > 0) return focusFirst(wrong)
    setSubmitting(true)
    try {
      await accept(given)
    } finally {
      setSubmitting(false)
    }
  }

  function attach(name: keyof Values) {
    return (element: Focusable) => {
      elements.current.set(name, element)
    }
  }

  return {
    values,
    isValid: Object.keys(problems).length === 0,
    /** What is still missing, in one short line; null once the form may be sent. */
    lack: (nouns: FieldNouns<Values>) => lackOf(values, problems, nouns),
    isSubmitting,
    change,
    /** A field whose text is written by its rule's `format`; the caret stays beside the typed character. */
    masked: (name: NameOf<Values, string>) => ({
      name,
      value: values[name] as string,
      format: rules[name].format ?? ((typed: string) => typed),
      read: rules[name].read,
      onValueChange: (value: string) => change(name, value as Values[typeof name]),
      onBlur: () => leave(name),
      inputRef: attach(name),
      error: error(name),
    }),
    /** A field whose text is kept as typed: a password, a list of choices. */
    text: (name: NameOf<Values, string>) => ({
      name,
      value: values[name] as string,
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
        change(name, event.currentTarget.value as Values[typeof name]),
      onBlur: () => leave(name),
      ref: attach(name),
      error: error(name),
    }),
    tick: (name: NameOf<Values, boolean>) => ({
      name,
      checked: values[name] as boolean,
      onChange: (event: ChangeEvent<HTMLInputElement>) =>
        change(name, event.currentTarget.checked as Values[typeof name]),
      onBlur: () => leave(name),
      ref: attach(name),
      error: error(name),
    }),
    /** Tells what the server said about fields, keyed by name, and focuses the first of them. */
    tell(messages: { readonly [N in keyof Values]?: string }) {
      const entries = Object.entries<string | undefined>(messages)
      const fresh = entries.map(([name, message]) => [name, { value: latest.current[name], message }])
      setTold((before) => ({ ...before, ...Object.fromEntries(fresh) }))
      focusFirst(messages)
    },
    /** `onSubmit` of the `<form>`: `accept` gets the values once every rule holds. */
    submit: (accept: (values: Values) => void | Promise<void>) => (event: FormEvent) => {
      event.preventDefault()
      void send(accept)
    },
  }
}

/** What `useForm` gives, for parts of a form that stand in files of their own. */
export type Form<Values extends FormValues> = ReturnType<typeof useForm<Values>>
