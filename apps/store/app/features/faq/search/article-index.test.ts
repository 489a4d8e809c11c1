import { expect, test } from 'vitest'
import { indexArticles } from './article-index.ts'

const find = indexArticles([
  { id: 'boleto', title: 'Quando o boleto é gerado?', content: 'Depois que você emite o pedido no portal.' },
  {
    id: 'cartao',
    title: 'Como desbloqueio o cartão?',
    content: 'Pelo aplicativo, com os próprios dados. A alimentação fica à parte.',
  },
  { id: 'codigo', title: 'Não recebi o código', content: 'Veja o spam. O cartão não tem código.' },
])

test.each([
  ['cartão', ['cartao', 'codigo']],
  ['CARTAO', ['cartao', 'codigo']],
  ['cartão código', ['codigo']],
  ['alimentacao', ['cartao']],
  ['bole', ['boleto']],
])('%s finds %j, whatever its accents and case', (text, ids) => {
  expect(find(text)).toEqual(ids)
})

test.each([
  ['bolteo', 'boleto'],
  ['cartso', 'cartao'],
  ['desbloqeio', 'cartao'],
  ['código por telefone fixo', 'codigo'],
])('%s forgives what is typed wrong or said beside', (text, first) => {
  expect(find(text)[0]).toBe(first)
})

test.each(['xyzxyz', '', '  ', '?'])('%j finds nothing', (text) => {
  expect(find(text)).toEqual([])
})
