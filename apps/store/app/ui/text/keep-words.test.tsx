import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { keepWords } from './keep-words.tsx'

const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, '')

test.each([
  ['Enviamos um e-mail.', ['e-mail']],
  [
    'E-mails e vale-alimentação, de segunda-feira a sexta-feira',
    ['E-mails', 'vale-alimentação', 'segunda-feira', 'sexta-feira'],
  ],
  ['CNPJ 98.765.432/0001-98 e 0800-000', []],
  ['de R$ 1,00 - sem tarifa -', []],
])('of %j the words %j stay whole, and the text stays as it is', (text, words) => {
  const html = renderToStaticMarkup(<p>{keepWords(text)}</p>)
  expect(textOf(html)).toBe(text)
  expect([...html.matchAll(/<span class="[^"]+">([^<]*)/g)].map(([, word]) => word)).toEqual(words)
})

test('what is no text comes back as it is', () => {
  const element = <b>e-mail</b>
  expect(keepWords(element)).toBe(element)
  expect(keepWords(null)).toBeNull()
})
