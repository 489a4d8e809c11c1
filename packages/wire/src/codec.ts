import * as z from 'zod'

/** One field: its name on the wire and the schema of its value. */
type Field = readonly [wireName: string, schema: z.ZodType]
type Fields = Readonly<Record<string, Field>>

type OptionalKeys<F extends Fields> = {
  [K in keyof F]: undefined extends z.output<F[K][1]> ? K : never
}[keyof F]

/** Values as everybody but the codec sees them: lists are not to be changed. */
type Settled<T> = T extends readonly (infer Item)[] ? readonly Item[] : T

/** The English side of a set of fields. */
export type English<F extends Fields> = {
  readonly [K in Exclude<keyof F, OptionalKeys<F>>]: Settled<z.output<F[K][1]>>
} & { readonly [K in OptionalKeys<F>]?: Settled<Exclude<z.output<F[K][1]>, undefined>> }

/** A schema that reads Portuguese wire objects into English ones (`parse`) and writes them back (`encode`). */
export type WireObject<F extends Fields> = z.ZodCodec<
  z.ZodType<Record<string, unknown>, Record<string, unknown>>,
  z.ZodCustom<English<F>, English<F>>
>

/**
 * The border's dictionary: each English field beside its Portuguese wire name. Reading refuses unknown fields and
 * reports problems under the wire's names; writing copies the listed fields only (docs/rules/calls.md: `strict`,
 * `wire-words`).
 */
export function wireObject<const F extends Fields>(fields: F): WireObject<F> {
  const pairs = Object.entries(fields).map(([english, [wire]]) => [english, wire] as const)
  const shape = Object.fromEntries(Object.values(fields).map(([wire, schema]) => [wire, schema]))
  const rename = (from: 0 | 1, to: 0 | 1) => (source: Record<string, unknown>, ctx: z.core.ParsePayload) => {
    const target: Record<string, unknown> = {}
    if (typeof source !== 'object' || source === null) {
      ctx.issues.push({ code: 'invalid_type', expected: 'object', input: source })
      return z.NEVER
    }
    for (const pair of pairs) {
      const value = source[pair[from]]
      if (value !== undefined) target[pair[to]] = value
    }
    return target
  }
  const codec = z.codec(z.strictObject(shape), z.custom<English<F>>(), {
    decode: rename(1, 0) as never,
    encode: rename(0, 1) as never,
  })
  return codec as unknown as WireObject<F>
}

/** The wire's name of each field, for whoever refuses one by its English name. */
export function wireNames<const F extends Fields>(fields: F): { readonly [K in keyof F]: string } {
  return Object.fromEntries(Object.entries(fields).map(([english, [wire]]) => [english, wire])) as never
}

/** Portuguese enumeration values outside, English ones inside. */
export function wireEnum<const T extends Readonly<Record<string, string>>>(words: T) {
  type EnglishWord = Extract<keyof T, string>
  const toEnglish = new Map(Object.entries(words).map(([english, wire]) => [wire, english as EnglishWord]))
  const wireWords = Object.values(words) as [string, ...string[]]
  return z.codec(z.enum(wireWords), z.custom<EnglishWord>(), {
    decode: (wire) => toEnglish.get(wire) as EnglishWord,
    // Whatever is no word stays as it came, for the list of words to refuse.
    encode: (english) => (typeof english === 'string' ? words[english] : english) as string,
  })
}

/** Puts an answer under `result`, as content, company and access calls do. */
export function underResult<T extends z.ZodType>(schema: T) {
  return wireObject({ result: ['result', schema] })
}
