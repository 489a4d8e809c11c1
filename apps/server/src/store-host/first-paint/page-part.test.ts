import { expect, it } from 'vitest'
import { readPart } from './page-part.ts'

it('asks for the data of a page under the path of that page', () => {
  expect(readPart('/recursos/pagina/')).toEqual({ part: 'data', path: '/' })
  expect(readPart('/recursos/pagina/produtos/multi')).toEqual({ part: 'data', path: '/produtos/multi' })
  expect(readPart('/recursos/pagina')).toEqual({ part: 'page', path: '/recursos/pagina' })
  expect(readPart('/faq')).toEqual({ part: 'page', path: '/faq' })
})
