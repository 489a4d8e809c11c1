import { expect, test } from 'vitest'
import { tellOffer } from './tell-offer.server.ts'

const offer = { code: 'multi', name: 'Multi com bem-estar', minCards: 5, minEmployees: 0 }

test('an offer is told by what it asks for and the first thing that it gives', () => {
  const descriptionHtml =
    '<p>Para equipes.</p><ul><li><strong>Nutrição</strong> já vem incluída</li><li>Mais</li></ul>'
  expect(tellOffer({ ...offer, descriptionHtml })).toEqual({
    code: 'multi',
    name: 'Multi com bem-estar',
    note: 'A partir de 5 cartões: nutrição já vem incluída',
  })
})

test('one without points is told by what it asks for', () => {
  const asks = { ...offer, minCards: 0, minEmployees: 1, descriptionHtml: '<p>Para todos.</p>' }
  expect(tellOffer(asks).note).toBe('A partir de 1 colaborador')
})
