import { DEFAULT_ROOT } from '@benefits/content/default-root'
import { loadContent } from '@benefits/content/load-content'
import { underResult, wireEnum, wireObject } from '@benefits/wire/codec'
import { reais } from '@benefits/wire/fields'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import type { CallContext } from '../outcome/call-context.ts'
import { CALLS } from './calls.ts'
import { compileEncoder } from './compile-encoder.ts'
import type { HandledCall } from './handled-call.ts'

const line = wireObject({
  code: ['codigo', z.int()],
  kind: ['tipo', wireEnum({ benefit: 'BENEFICIO', hcm: 'HCM' })],
  value: ['valor', reais.optional()],
})
const cart = wireObject({
  lines: ['linhas', z.array(line)],
  main: ['principal', line.nullable()],
  note: ['obs', z.string().optional()],
})

describe('compileEncoder', () => {
  test('writes wire names, words and reais at every depth, as the schema does', () => {
    const value = {
      lines: [{ code: 27, kind: 'benefit', value: 1050 }],
      main: { code: 1, kind: 'hcm' },
    }
    const wire = {
      linhas: [{ codigo: 27, tipo: 'BENEFICIO', valor: 10.5 }],
      principal: { codigo: 1, tipo: 'HCM' },
    }
    expect(compileEncoder(cart)(value)).toEqual(wire)
    expect(z.encode(cart, value as never)).toEqual(wire)
  })

  test('leaves out what the schema does not list, and keeps null', () => {
    const value = { lines: [], main: null, password: 'x' }
    expect(compileEncoder(underResult(cart))({ result: value })).toEqual({
      result: { linhas: [], principal: null },
    })
  })

  test('does not touch the value it is given', () => {
    const value = Object.freeze({
      lines: Object.freeze([Object.freeze({ code: 1, kind: 'hcm' })]),
      main: null,
    })
    expect(compileEncoder(cart)(value)).toEqual({ linhas: [{ codigo: 1, tipo: 'HCM' }], principal: null })
  })

  test('refuses at start a schema that it could not write rightly', () => {
    expect(() => compileEncoder(z.union([line, z.string()]))).toThrow('union')
    expect(() => compileEncoder(z.date())).toThrow('date')
  })

  test('every call of the map can be written', () => {
    const kinds = CALLS.map(({ definition }) => definition.answer).filter((kind) => typeof kind !== 'string')
    expect(kinds.length).toBeGreaterThan(10)
    for (const kind of kinds) expect(compileEncoder(kind)).toBeTypeOf('function')
  })
})

const content = await loadContent(DEFAULT_ROOT)
const contentCalls = CALLS.filter(({ definition }) => definition.cacheable)

describe.each([...content.values()])('content of $issuer.code', (issuer) => {
  // Where nothing is offered there are no details to write.
  const hasAnswer = ({ definition: { id } }: HandledCall) =>
    id !== 'offer.details' || issuer.offers.length > 0
  test.each(contentCalls.filter(hasAnswer))(
    '$definition.id is written as its schema writes it',
    async ({ definition, handle }: HandledCall) => {
      const { answer: kind } = definition
      const [channel] = issuer.channels
      if (typeof kind === 'string' || !channel) throw new Error('content answers JSON')
      const context = { content: issuer, channel, offerCode: issuer.offers[0]?.code ?? null }
      const outcome = await handle(
        { params: {}, query: { employees: 10 } } as never,
        context as CallContext,
        {} as never,
      )
      if (!outcome.ok) throw new Error(`refused: ${outcome.refusal}`)
      const written = compileEncoder(kind)(outcome.answer)
      expect(written).toEqual(z.encode(kind, outcome.answer))
      expect(z.safeParse(kind, JSON.parse(JSON.stringify(written))).success).toBe(true)
    },
  )
})
