import { expect, test } from 'vitest'
import * as z from 'zod'
import { additionalKind, lineType, planPeriod } from '../fields.ts'

/** What a word of the wire means inside; null for one that it does not know. */
const read = (field: z.ZodType) => (word: string) => z.safeParse(field, word).data ?? null

test('a cart line is one of six types on the wire', () => {
  const words = ['BENEFICIO', 'MOBILIDADE', 'HCM', 'SVA', 'DESCONHECIDO', 'EXTENSAO', 'CARTAO', 'hcm']
  expect(words.map(read(lineType))).toEqual([
    'benefit',
    'mobility',
    'hcm',
    'addOn',
    'unknown',
    'extension',
    null,
    null,
  ])
})

test('a plan is paid monthly or annually, told in capitals', () => {
  expect(['MENSAL', 'ANUAL', 'mensal', 'SEMESTRAL'].map(read(planPeriod))).toEqual([
    'monthly',
    'annual',
    null,
    null,
  ])
  expect(z.encode(planPeriod, 'annual')).toBe('ANUAL')
})

test('what is added to a product is a module, an extension or a service', () => {
  expect(['MODULO', 'EXTENSAO', 'SVA', 'BRINDE'].map(read(additionalKind))).toEqual([
    'module',
    'extension',
    'addOn',
    null,
  ])
})
