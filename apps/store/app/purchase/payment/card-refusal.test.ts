import { expect, test } from 'vitest'
import { cardRefusal, isToldByHiring } from './card-refusal.ts'

/** 18:30:20 in São Paulo. */
const now = new Date('2026-11-21T21:30:20Z')

test('a denial says what the catalogue says', async () => {
  await expect(cardRefusal({ code: -120 }, 'VR', now)).resolves.toEqual({
    text: 'O pagamento não foi autorizado pelo banco do cartão. Use outro cartão ou escolha pagar com boleto.',
    isUsedUp: false,
  })
  await expect(cardRefusal({ code: -119 }, 'VR', now)).resolves.toMatchObject({ isUsedUp: false })
})

test.each([
  [1800, 'hoje, 19h01'],
  [5 * 3600, 'hoje, 23h31'],
  [5.5 * 3600, 'amanhã, 00h01'],
  [24 * 3600, 'amanhã, 18h31'],
])('tries that are used up for %i seconds say when another one makes sense', async (retryAfter, when) => {
  const { text, isUsedUp } = await cardRefusal({ code: -119, retryAfter }, 'VR', now)
  expect(isUsedUp).toBe(true)
  expect(text).toContain(`a partir de ${when}`)
  expect(text).toContain('boleto')
})

test('a try of another window that is still under way says so', async () => {
  await expect(cardRefusal({ code: 409, retryAfter: 2 }, 'VR', now)).resolves.toEqual({
    text: expect.stringContaining('ainda está em andamento'),
    isUsedUp: false,
  })
})

test('what hiring says too is left to it', () => {
  for (const code of [-25, -85, 409] as const) expect(isToldByHiring({ code })).toBe(true)
  for (const code of [-20, -119, -120, -121, -123, -99, 429, 503] as const) {
    expect(isToldByHiring({ code })).toBe(false)
  }
  expect(isToldByHiring({ code: 409, retryAfter: 2 })).toBe(false)
})
