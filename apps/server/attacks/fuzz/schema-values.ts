import fc from 'fast-check'

/** As much of a JSON schema as the calls' document has. */
export interface JsonSchema {
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly items?: JsonSchema
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly format?: string
  readonly pattern?: string
}

/** Stands for an id that an answer has given; `fillIds` puts one in its place. */
const ID_PLACE = /@@(\d+)@@/g
const idPlace = fc.nat(999).map((nth) => `@@${nth}@@`)

/** Texts that other programs have stumbled over. */
const HOSTILE_TEXTS = [
  '',
  ' ',
  '0',
  '-1',
  'null',
  '../../../etc/passwd',
  "' or '1'='1",
  '<script>alert(1)</script>',
  '#{7*7}',
  '\u0000',
  '\ud800',
  '\u202e',
  'a\r\nX-Injected: 1',
  '%00',
  '%c0%af',
  '__proto__',
  'constructor',
  '9'.repeat(400),
  'é'.repeat(5000),
]

/** What gets past the first check of a field with that name, so that the work behind it is met too. */
const FITTING: Readonly<Record<string, readonly unknown[]>> = {
  cnpj: ['11222333000181', '12ABC34501DE35', '22333444000181', '66777888000197'],
  cnpjRh: ['11222333000181', '12ABC34501DE35'],
  cpf: ['52998224725', '11144477735'],
  cep: ['01001000', '89010025', '99999999'],
  emailAcesso: ['alguem@empresa.example'],
  codigoProduto: [27, 31, 9_999],
  quantidade: [1, 10, 9_999],
  valorMensal: [5, 500, 5_000],
  // A link of a simulation, whole, cut and changed.
  codigo: ['AQEQNgrg1AMAAAAiL112', 'AQEQNgrg1AMAAAAiL11', 'AQEQNgrg1AMAAAAiL113'],
  siglaEmissor: ['VRPAT', 'JVCEF', 'NADA'],
  siglaCanal: ['default', 'auto', 'nada'],
  faixaDePreco: [1, 10, 1_000],
}

const hostileText = fc.oneof(fc.constantFrom(...HOSTILE_TEXTS), fc.string({ unit: 'binary', maxLength: 60 }))
const hostileNumber = fc.constantFrom(0, -1, 1.005, 1e21, 2 ** 31, Number.MAX_SAFE_INTEGER, -0.1)
const anyText = fc.oneof(
  { weight: 2, arbitrary: fc.string({ maxLength: 40 }) },
  { weight: 1, arbitrary: hostileText },
)

/** Anything that JSON can say. */
export const anyJson: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  hostileText,
  hostileNumber,
  fc.constantFrom([], {}, null, true, [[[[]]]], { toString: 'x' }, { __proto__: null, length: -1 }),
)

/** Values of a schema: most of its shape, some of anything. `name` is the member that holds it. */
export function valueFor(schema: JsonSchema, name = ''): fc.Arbitrary<unknown> {
  const fitting = FITTING[name]
  return fc.oneof(
    { weight: 8, arbitrary: shaped(schema) },
    { weight: fitting ? 12 : 0, arbitrary: fc.constantFrom(...(fitting ?? [null])) },
    { weight: 1, arbitrary: anyJson },
  )
}

function shaped(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((one) => shaped(one)))
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0]
  if (type === 'object' || schema.properties) return objectOf(schema)
  if (type === 'array') return fc.array(valueFor(schema.items ?? {}), { maxLength: 4 })
  if (type === 'integer') return fc.oneof(fc.integer({ min: -5, max: 5_000 }), hostileNumber)
  if (type === 'number')
    return fc.oneof(
      fc.integer({ min: 0, max: 999_999 }).map((cents) => cents / 100),
      hostileNumber,
    )
  if (type === 'boolean') return fc.boolean()
  if (type === 'null') return fc.constant(null)
  if (schema.format === 'uuid')
    return fc.oneof({ weight: 5, arbitrary: idPlace }, { weight: 1, arbitrary: fc.uuid() })
  return fc.oneof({ weight: 3, arbitrary: anyText }, { weight: 1, arbitrary: idPlace })
}

function objectOf({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<unknown> {
  const members = Object.fromEntries(
    Object.entries(properties).map(([name, one]) => [name, valueFor(one, name)]),
  )
  const whole = fc.record(members, { requiredKeys: required.filter((name) => name in members) })
  const extra = fc.dictionary(fc.string({ maxLength: 12 }), fc.jsonValue({ maxDepth: 1 }), { maxKeys: 1 })
  return fc.oneof(
    { weight: 8, arbitrary: whole },
    { weight: 1, arbitrary: fc.record(members, { requiredKeys: [] }) },
    { weight: 1, arbitrary: fc.tuple(whole, extra).map(([one, more]) => ({ ...one, ...more })) },
  )
}

/** The text with ids that answers have given; without any yet the places stay. */
export function fillIds(text: string, ids: readonly string[]): string {
  return ids.length === 0 ? text : text.replace(ID_PLACE, (_, nth) => ids[Number(nth) % ids.length] ?? '')
}
