import { expect, test } from 'vitest'
import { productPageCode } from './product-page.ts'
import { isSectionId } from './section-ids.ts'

test.each([
  ['/produtos/home-office', 'PRODUTO_HOME_OFFICE'],
  ['/produtos/boas-festas-e-mais', 'PRODUTO_BOAS_FESTAS_E_MAIS'],
  ['/auto', 'PRODUTO_AUTO'],
])('the page %s has the code %s', (path, code) => {
  expect(productPageCode(path)).toBe(code)
})

test('a block of data that is newer than the store is none that it can draw', () => {
  expect([isSectionId('SECTION_HERO'), isSectionId('SECTION_OF_TOMORROW')]).toEqual([true, false])
})
