import { expect, it } from 'vitest'
import { createEntrySeal } from './entry-seal.ts'

const [OLD, NEW] = [new Uint8Array(32).fill(1), new Uint8Array(32).fill(2)]
const now = () => new Date()
const CLAIMS = {
  cnpj: '11222333000181',
  email: 'joana@alfa.example',
  origin: 'https://parceiro.example',
} as never

it('what a secret of before sealed is opened until it is given up', async () => {
  const sealed = await createEntrySeal(OLD, now).seal(CLAIMS, 'VRPAT')
  expect(await createEntrySeal(NEW, now, [OLD]).open(sealed, 'VRPAT')).toMatchObject(CLAIMS)
  expect(await createEntrySeal(NEW, now, [OLD]).open(sealed, 'SICRE')).toBeNull()
  expect(await createEntrySeal(NEW, now).open(sealed, 'VRPAT')).toBeNull()
})
