import { type ChangeEvent, type FormEvent, useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldErrors,
  type Path,
  type PathValue,
  type Resolver,
  useForm as useHookForm,
} from 'react-hook-form'
import { useAfterPress } from '../press/use-after-press.ts'
import { type FormRules, type FormValues, fieldNames, findProblems, isToldAtOnce } from './form-rules.ts'

/** A sentence told by the server about a value; it stands until the value changes. */
interface Told {
  readonly value: string | boolean
  readonly message: string
}

type Focusable = HTMLInputElement | HTMLSelectElement | null
type NameOf<Values, Kind> = { [N in keyof Values]: Values[N] extends Kind ? N : never }[keyof Values] & string

/**
 * The one form helper, over react-hook-form. Problems come from pure rules and show on change after a field was left,
 * emptied, filled whole or in one piece; submitting a form with problems shows them all and focuses the first. Spread
 * `masked(name)`, `text(name)` or `tick(name)` on the kit's fields.
 */
export function useForm<Values extends FormValues>(rules: FormRules<Values>, initial: Values) {
  const resolver: Resolver<Values> = (values) => {
    const wrong = Object.entries<string | undefined>(findProblems(rules, values))
    const errors = Object.fromEntries(wrong.map(([name, message]) => [name, { type: 'rule', message }]))
    return wrong.length === 0
      ? { values, errors: {} }
      : { values: {}, errors: errors as FieldErrors<Values> & Record<string, object> }
  }
  const hook = useHookForm<Values>({ defaultValues: initial as DefaultValues<Values>, resolver })
  const elements = useRef(new Map<keyof Values, Focusable>())
  const [told, setTold] = useState<{ readonly [N in keyof Values]?: Told }>({})
  const afterPress = useAfterPress()
  const { touchedFields, isSubmitted, isSubmitting } = hook.formState
  const touched: { readonly [name: string]: unknown } = touchedFields
  const values: Values = hook.watch()
  const problems = findProblems(rules, values)

  function change<Name extends keyof Values & string>(name: Name, value: Values[Name]) {
    const path = name as unknown as Path<Values>
    hook.setValue(path, value as unknown as PathValue<Values, Path<Values>>, {
      shouldDirty: true,
      shouldTouch: isToldAtOnce(rules, name, { ...hook.getValues(), [name]: value }, hook.getValues()[name]),
    })
  }

  function leave(name: keyof Values & string) {
    const path = name as unknown as Path<Values>
    afterPress(() => hook.setValue(path, hook.getValues(path), { shouldTouch: true }))
  }

  function error(name: keyof Values): string | null {
    const answer = told[name]
    if (answer && answer.value === values[name]) return answer.message
    return isSubmitted || touched[String(name)] ? (problems[name] ?? null) : null
  }

  function focusFirst(wrong: { readonly [N in keyof Values]?: unknown }) {
    const first = fieldNames(rules).find((name) => wrong[name] !== undefined)
    if (first !== undefined) elements.current.get(first)?.focus()
  }

  function attach(name: keyof Values) {
    return (element: Focusable) => {
      elements.current.set(name, element)
    }
  }

  return {
    values,
    isValid: Object.keys(problems).length === 0,
    isSubmitting,
    change,
    /** A field whose text is written by its rule's `format`; the caret stays beside the typed character. */
    masked: (name: NameOf<Values, string>) => ({
      name,
      value: values[name] as string,
      format: rules[name].format ?? ((typed: string) => typed),
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
      const now = hook.getValues()
      const entries = Object.entries<string | undefined>(messages)
      const fresh = entries.map(([name, message]) => [name, { value: now[name], message }])
      setTold((before) => ({ ...before, ...Object.fromEntries(fresh) }))
      focusFirst(messages)
    },
    /** `onSubmit` of the `<form>`: `accept` gets the values once every rule holds. */
    submit: (accept: (values: Values) => void | Promise<void>) => (event: FormEvent) => {
      void hook.handleSubmit(accept, () => focusFirst(findProblems(rules, hook.getValues())))(event)
    },
  }
}

/** What `useForm` gives, for parts of a form that stand in files of their own. */
export type Form<Values extends FormValues> = ReturnType<typeof useForm<Values>>
