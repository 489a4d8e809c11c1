import { expect, it } from 'vitest'
import { resolveColour } from './resolve-colour.ts'

it.each([
  ['#C93A16', { hex: '#c93a16', opacity: 1 }],
  ['color-mix(in srgb, #000000 50%, #ffffff)', { hex: '#808080', opacity: 1 }],
  // As Chromium paints them: the middle of black and white in Oklab is darker than in sRGB.
  ['color-mix(in oklab, #000000 50%, #ffffff)', { hex: '#636363', opacity: 1 }],
  ['color-mix(in oklab, #c93a16 100%, #000000)', { hex: '#c93a16', opacity: 1 }],
  ['color-mix(in oklab, #0b2e24 55%, transparent)', { hex: '#0b2e24', opacity: 0.55 }],
  ['none', null],
  ['currentColor', null],
  ['color-mix(in oklab, red 50%, #000000)', { hex: '#630000', opacity: 1 }],
  ['2.5', null],
  ['1rem', null],
])('makes %s plain', (value, colour) => {
  expect(resolveColour(value)).toEqual(colour)
})
