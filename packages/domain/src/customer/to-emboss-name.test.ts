import { expect, test } from 'vitest'
import { isEmbossName, toEmbossName } from './to-emboss-name.ts'

test.each([
  [' Café São João 24h ', 'CAFE SAO JOAO 24H'],
  ['Padaria Estrela', 'PADARIA ESTRELA'],
  ['D’Ávila & Cia. – S/A', "D'AVILA & CIA. - S/A"],
  ['Łódź Œuvre Straße', 'LODZ OEUVRE STRASSE'],
  ['Pão + Café ☕ (Centro)', 'PAO CAFE CENTRO'],
  ['Açougue Irmãos Guimarães e Filhos', 'ACOUGUE IRMAOS GUIMARAES'],
  ['Comércio de Alimentos do A e', 'COMERCIO DE ALIMENTOS DO'],
  ['東京カフェ', ''],
])('%s is engraved as %s', (name, engraved) => {
  expect(toEmbossName(name)).toBe(engraved)
  expect(toEmbossName(engraved)).toBe(engraved)
})

test.each([
  ['A&B', true],
  ['A B', true],
  ['', false],
  ['AB', false],
  ["- & '", false],
])('%j is enough to engrave: %s', (engraved, is) => {
  expect(isEmbossName(engraved)).toBe(is)
})
