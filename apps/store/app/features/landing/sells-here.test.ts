import { expect, it } from 'vitest'
import { sellsHere } from './sells-here.ts'

it('says where a cart can be filled and concluded', () => {
  expect(sellsHere('main', '/carrinho/beneficios')).toBe(true)
  expect(sellsHere('main', '/carrinho/multi')).toBe(true)
  expect(sellsHere('bankPartner', '/modalidade/avulsos')).toBe(false)
  expect(sellsHere('bankPartner', '/carrinho/beneficios')).toBe(false)
  expect(sellsHere('main', 'https://outra-loja.example')).toBe(false)
})
