import { GATEWAY_TEXTS } from '@benefits/copy/gateway-texts'
import { refusalText } from '@benefits/copy/refusal-text'
import { REFUSALS, type ReturnCode } from '@benefits/copy/refusals'
import type { CallDefinition } from '@benefits/wire/call'
import { SHARED_REFUSALS } from '@benefits/wire/refusals-of-call'
import type { ZodType } from '@benefits/wire/zod'
import { FAULT_HEADER } from '../plugins/fault-switch.ts'
import type { WORDS } from './copy.ts'
import { describeField, describeFields } from './describe-fields.ts'
import { type JsonSchema, wireJsonSchema } from './json-schema.ts'

/** One refusal that a call may answer. */
export interface DescribedRefusal {
  readonly code: ReturnCode
  readonly status: number
  readonly text: string
}

/** Name of one of the headers that calls take. */
export type HeaderName = keyof typeof WORDS.headers

/** A call as both the document and the page show it; schemas are the wire's. */
export interface DescribedCall {
  readonly definition: CallDefinition
  /** The noun of its id: `lead` of `lead.create`. */
  readonly noun: string
  /** With `{name}` parameters. */
  readonly path: string
  readonly params: JsonSchema | null
  readonly query: JsonSchema | null
  readonly body: JsonSchema | null
  readonly answer: JsonSchema | 'pdf' | 'empty'
  readonly headers: readonly { readonly name: HeaderName; readonly required: boolean }[]
  readonly refusals: readonly DescribedRefusal[]
}

/** Calls that read the chosen offer. */
const WITH_OFFER: ReadonlySet<string> = new Set([
  'offer.details',
  'pricing.withLead',
  'pricing.withoutLead',
  'cart.register',
  'cart.propose',
])

/** Calls that answer by a proposal's price. */
const WITH_PROPOSAL: ReadonlySet<string> = new Set([
  'pricing.withLead',
  'pricing.withoutLead',
  'cart.register',
  'cart.propose',
])

/** Whose voice the refusals' texts have, and whether calls may be asked for faults (decision 072). */
export interface Voice {
  readonly shortName: string
  readonly faultSwitch: boolean
}

/** Reads a definition for its readers. */
export function describeCall(definition: CallDefinition, { shortName, faultSwitch }: Voice): DescribedCall {
  const { id, params, query, body, answer } = definition
  const described = (schema: ZodType) => describeFields(wireJsonSchema(schema), [id])
  return {
    definition,
    noun: definition.id.split('.', 1)[0] ?? '',
    path: definition.path.replace(/:(\w+)/g, '{$1}'),
    params: params ? describeParams(definition.path, wireJsonSchema(params)) : null,
    query: query ? described(query) : null,
    body: body ? described(body) : null,
    answer: typeof answer === 'string' ? answer : described(answer),
    headers: [...headersOf(definition), ...(faultSwitch ? [FAULTS] : [])],
    refusals: refusalsOf(definition, shortName),
  }
}

/** Each parameter goes by the part of the address before it: `id` of `leads/:id` is a lead's. */
function describeParams(path: string, schema: JsonSchema): JsonSchema {
  const properties = Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const before = path.split(`/:${name}`, 1)[0]?.split('/').at(-1) ?? ''
    return [name, describeField(field, [before, name])] as const
  })
  return { ...schema, properties: Object.fromEntries(properties) }
}

const FAULTS = { name: FAULT_HEADER, required: false } as const

/** A call of the customer portal is signed. */
const SIGNED = [
  { name: 'x-webhook-timestamp', required: true },
  { name: 'x-webhook-signature', required: true },
] as const

function headersOf({
  id,
  open,
  forAnybody,
  idempotent,
  cacheable,
}: CallDefinition): DescribedCall['headers'] {
  if (id === 'portal.orderState') return SIGNED
  if (open) return []
  return [
    ...(forAnybody
      ? []
      : ([
          { name: 'client_id', required: true },
          { name: 'access_token', required: true },
        ] as const)),
    { name: 'sigla-emissor', required: !forAnybody },
    { name: 'sigla-canal', required: false },
    { name: 'id-subCanal', required: false },
    ...(WITH_OFFER.has(id)
      ? [{ name: 'identificacao-oferta', required: id === 'offer.details' } as const]
      : []),
    ...(WITH_PROPOSAL.has(id) ? [{ name: 'chave-proposta', required: false } as const] : []),
    ...(idempotent ? [{ name: 'idempotency-key', required: false } as const] : []),
    ...(cacheable ? [{ name: 'if-none-match', required: false } as const] : []),
  ]
}

/** What open calls say to a program that they do not let in; other calls speak of the session. */
const UNAUTHORISED: Readonly<Record<string, readonly string[]>> = {
  'gateway.grantCode': [GATEWAY_TEXTS.clientUnknown],
  'gateway.accessToken': [GATEWAY_TEXTS.secretWrong, GATEWAY_TEXTS.codeSpent],
  'portal.orderState': [GATEWAY_TEXTS.signatureWrong],
}

function refusalsOf(definition: CallDefinition, shortName: string): DescribedRefusal[] {
  const shared = SHARED_REFUSALS.filter(([, when]) => when(definition)).map(([name]) => name)
  return [...new Set([...definition.problems, ...shared])].flatMap((name) => {
    const { code, status } = REFUSALS[name]
    const own = name === 'unauthorised' ? UNAUTHORISED[definition.id] : undefined
    const texts = own ?? [refusalText(name, { shortName })]
    return texts.map((text) => ({ code, status, text }))
  })
}
