import { expect, it } from 'vitest'
import { findNewcomer } from './find-newcomer.ts'

const shelf = [
  { name: 'Multi Banco Parceiro', isNew: true },
  { name: 'RH Digital', isNew: true },
  { name: 'Avulsos', isNew: false },
]

it('finds the new solution that a title speaks of', () => {
  expect(findNewcomer('RH Digital agora na loja', shelf)?.name).toBe('RH Digital')
  expect(findNewcomer('Multi chegou', shelf)?.name).toBe('Multi Banco Parceiro')
})

it('finds none where the title names none, or one that is not new', () => {
  expect(findNewcomer('Novidades do mês', shelf)).toBeNull()
  expect(findNewcomer('Avulsos por toda parte', shelf)).toBeNull()
})
