import type { CallDefinition, InputParts } from './call.ts'

/** Values as somebody asks for them: text in the place of words and documents, numbers in that of amounts. */
type Unchecked<T> = T extends string
  ? string
  : T extends number
    ? number
    : T extends boolean
      ? boolean
      : T extends readonly (infer Item)[]
        ? readonly Unchecked<Item>[]
        : T extends object
          ? { readonly [K in keyof T]: Unchecked<T[K]> }
          : T

/** A call's English input before anybody has judged it: the parts that the call has, and what goes beside them. */
export type UncheckedInput<C extends CallDefinition> = Unchecked<InputParts<C>> & {
  readonly idempotencyKey?: string
  readonly offerCode?: string | null
}

/** The body of a call before anybody has judged it. */
export type UncheckedBody<C extends CallDefinition> =
  UncheckedInput<C> extends { readonly body: infer B } ? B : never
