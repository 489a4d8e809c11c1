import { parseCep } from '@benefits/domain/document/parse-cep'
import { expect, test } from 'vitest'
import { SANDBOX_COMPANIES } from '../registry/sandbox-companies.ts'
import { KNOWN_STREETS } from './known-streets.ts'
import { createRangesDirectory } from './ranges.ts'

const directory = createRangesDirectory()

function find(text: string) {
  const cep = parseCep(text)
  if (cep === null) throw new Error(`${text} is no postal code`)
  return directory.findAddress(cep)
}

test('a known street is answered whole', async () => {
  expect(await find('01001-000')).toEqual({
    kind: 'found',
    address: { streetType: 'Praça', street: 'da Sé', district: 'Sé', city: 'São Paulo', state: 'SP' },
  })
})

test('another code of a capital gives its city and state, and leaves the rest open', async () => {
  expect(await find('50010-000')).toEqual({
    kind: 'found',
    address: { streetType: '', street: '', district: '', city: 'Recife', state: 'PE' },
  })
})

test('a code of the interior gives its state only', async () => {
  expect(await find('13010-000')).toMatchObject({ address: { city: '', state: 'SP' } })
})

test('a code outside every range and the reserved one are not found', async () => {
  expect(await find('00500-000')).toEqual({ kind: 'notFound' })
  expect(await find('00999-999')).toEqual({ kind: 'notFound' })
})

test('00000-000 makes the directory fail', async () => {
  expect(await find('00000-000')).toEqual({ kind: 'unavailable' })
})

test('every company of the made-up world has a street that is known whole', async () => {
  for (const [base, { refusal, address }] of Object.entries(SANDBOX_COMPANIES))
    if (refusal === undefined)
      expect(await find(address.cep), base).toMatchObject({
        address: { street: address.street, city: address.city, state: address.state },
      })
})

test('every known street lies in the range of its state', async () => {
  for (const [cep, { state, city }] of Object.entries(KNOWN_STREETS)) {
    const neighbour = await find(`${cep.slice(0, 5)}999`)
    expect(neighbour, cep).toMatchObject({ address: { state } })
    if (neighbour.kind === 'found' && neighbour.address.city) expect(neighbour.address.city, cep).toBe(city)
  }
})
