import { expect, test } from 'vitest'
import { splitStreet } from './street-types.ts'
import { titleCase } from './title-case.ts'

test.each([
  ['RUA XV DE NOVEMBRO', 'Rua XV de Novembro'],
  ["RUA SANT'ANNA E SILVA", "Rua Sant'Anna e Silva"],
  ['SQS 308', 'SQS 308'],
  ['SQS 308 BLOCO E APTO 101', 'SQS 308 Bloco E Apto 101'],
  ['SHIS QI 5 CONJUNTO A', 'SHIS QI 5 Conjunto A'],
  ['SIA TRECHO 3 LOTE 625', 'SIA Trecho 3 Lote 625'],
  ['SAN QUADRA 2', 'SAN Quadra 2'],
  ['SAN MARTIN', 'San Martin'],
  ['QUADRA SCS QUADRA 1', 'Quadra SCS Quadra 1'],
  ['BR-101', 'BR-101'],
  ['BR 101 KM 12', 'BR 101 Km 12'],
  ['RODOVIA SP-330', 'Rodovia SP-330'],
  ['Rua das Flores', 'Rua das Flores'],
])('%s is written %s', (capitals, written) => {
  expect(titleCase(capitals)).toBe(written)
})

test.each([
  ['Praça da Sé', 'Praça', 'da Sé'],
  ['BR-101', 'Rodovia', 'BR-101'],
  ['BR 101 Km 12', 'Rodovia', 'BR 101 Km 12'],
  ['SP-330', 'Rodovia', 'SP-330'],
  ['Rodovia BR-101', 'Rodovia', 'BR-101'],
  ['SQS 308 Bloco A', '', 'SQS 308 Bloco A'],
  ['QD 12', '', 'QD 12'],
])('%s is a %j and its name %s', (name, streetType, street) => {
  expect(splitStreet(name)).toEqual({ streetType, street })
})
