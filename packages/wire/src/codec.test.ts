import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { underResult, wireEnum, wireObject } from './codec.ts'

const line = wireObject({
  code: ['codigo', z.int()],
  kind: ['tipo', wireEnum({ benefit: 'BENEFICIO', hcm: 'HCM' })],
})
const cart = wireObject({ lines: ['linhas', z.array(line)], note: ['obs', z.string().optional()] })

describe('wireObject', () => {
  test('reads Portuguese names and enumeration words into English ones, at every depth', () => {
    const read = z.parse(cart, { linhas: [{ codigo: 27, tipo: 'BENEFICIO' }], obs: 'x' })
    expect(read).toEqual({ lines: [{ code: 27, kind: 'benefit' }], note: 'x' })
    const first: { readonly code: number; readonly kind: 'benefit' | 'hcm' } | undefined = read.lines[0]
    expect(first?.kind).toBe('benefit')
  })

  test('writes what it reads', () => {
    const wire = { linhas: [{ codigo: 1, tipo: 'HCM' }] }
    expect(z.encode(cart, z.parse(cart, wire))).toEqual(wire)
  })

  test('refuses a field that it does not know', () => {
    const read = z.safeParse(cart, { linhas: [], cupom: 'X' })
    expect(read.error?.issues[0]).toMatchObject({ code: 'unrecognized_keys', keys: ['cupom'] })
  })

  test('names a problem by its path on the wire', () => {
    const read = z.safeParse(cart, { linhas: [{ codigo: '27', tipo: 'HCM' }] })
    expect(read.error?.issues[0]?.path).toEqual(['linhas', 0, 'codigo'])
  })

  test('leaves out of an answer what the schema does not list', () => {
    const secret = { code: 1, kind: 'hcm', password: 'x' } as const
    expect(z.encode(line, secret)).toEqual({ codigo: 1, tipo: 'HCM' })
  })

  test('puts an answer under result', () => {
    expect(z.encode(underResult(line), { result: { code: 1, kind: 'hcm' } })).toEqual({
      result: { codigo: 1, tipo: 'HCM' },
    })
  })
})
