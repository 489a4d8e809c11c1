import { expect, test } from 'vitest'
import { readSeenPart, usablePart } from './seen-part.ts'

const whole = { aplicacao: 'ui_loja', tipo: 'janela', topo: 120, altura: 600 }

test('a whole message of the window is the part that is seen', () => {
  expect(readSeenPart(whole)).toEqual({ top: 120, height: 600 })
})

test.each([
  [null],
  ['janela'],
  [{}],
  [{ ...whole, aplicacao: 'outra' }],
  [{ ...whole, tipo: 'tamanho' }],
  [{ ...whole, topo: -1 }],
  [{ ...whole, topo: '120' }],
  [{ ...whole, altura: Number.POSITIVE_INFINITY }],
  [{ ...whole, altura: undefined }],
])('%j is none', (message) => {
  expect(readSeenPart(message)).toBeNull()
})

test.each([
  [{ top: 120, height: 600 }, 2500, { top: 120, height: 600 }],
  [{ top: 2400, height: 100 }, 2500, { top: 2260, height: 240 }],
  [{ top: 0, height: 900 }, 400, { top: 0, height: 400 }],
  [{ top: 9000, height: 600 }, 2500, { top: 1900, height: 600 }],
])('of %j in a frame of %i px, %j may be used', (part, frame, usable) => {
  expect(usablePart(part, frame)).toEqual(usable)
})
