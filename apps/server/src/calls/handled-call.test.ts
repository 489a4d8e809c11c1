import { defineCall } from '@benefits/wire/call'
import type { RefusalOf } from '@benefits/wire/refusals-of-call'
import { expect, expectTypeOf, test } from 'vitest'
import { done, type Outcome, refuse } from '../outcome/outcome.ts'
import { answerCall } from './handled-call.ts'

/** A call that says of itself that it refuses unknown leads. */
const call = defineCall({
  id: 'lead.forget',
  method: 'DELETE',
  path: '/api/v2/esquecer',
  summary: 'Esquece.',
  answer: 'empty',
  success: 204,
  problems: ['leadUnknown'],
})

declare function service(): Promise<Outcome<undefined, 'leadUnknown' | 'cartUnknown'>>

test('a handler refuses what its call lists, and what all calls share', () => {
  const handled = [
    answerCall(call, async () => refuse('leadUnknown')),
    answerCall(call, async () => refuse('tooMany', { retryAfter: 2 })),
    answerCall(call, async () => done(undefined)),
  ]
  for (const { definition } of handled) expect(definition.id).toBe('lead.forget')
  expectTypeOf<'leadUnknown' | 'tooMany'>().toExtend<RefusalOf<typeof call>>()
  expectTypeOf<'cartUnknown'>().not.toExtend<RefusalOf<typeof call>>()
})

test('a refusal that the call does not list compiles neither in the handler nor in a service that it asks', () => {
  // @ts-expect-error: not listed
  answerCall(call, async () => refuse('cartUnknown'))
  // @ts-expect-error: the service may refuse what is not listed
  answerCall(call, async () => service())
  // @ts-expect-error: no row has this name
  defineCall({ ...call, problems: ['leadLost'] })
  // @ts-expect-error: numbers are the wire's
  refuse(-20)
  // @ts-expect-error: no row has this name
  refuse('leadLost')
})
