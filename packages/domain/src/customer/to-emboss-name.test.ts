import { expect, test } from 'vitest'
import { toEmbossName } from './to-emboss-name.ts'

test.each([
  [' Café São João 24h ', 'CAFE SAO JOAO 24H'],
  ['Padaria Estrela', 'PADARIA ESTRELA'],
])('%s is engraved as %s', (name, engraved) => {
  expect(toEmbossName(name)).toBe(engraved)
})
