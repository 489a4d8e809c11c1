import { expect, test } from 'vitest'
import { isPressable, isSubmittable, suggestArticles } from './suggest-articles.ts'

const articles = Array.from({ length: 9 }, (_, at) => ({ id: `${at}`, title: `Pergunta ${at}` }))
const ids = articles.map(({ id }) => id)
const labels = (text: string, found: readonly string[]) =>
  suggestArticles(text, found, articles).map(({ label }) => label)

test.each([
  ['ca', false],
  [' ca ', false],
  ['car', true],
])('%j can be asked for: %s', (text, expected) => {
  expect(isSubmittable(text)).toBe(expected)
})

test.each([
  ['v', false],
  [' v ', false],
  ['vt', true],
  ['a'.repeat(101), false],
])('the button asks for %j: %s', (text, expected) => {
  expect(isPressable(text)).toBe(expected)
})

test('the five best are suggested, and all of them from three characters on', () => {
  expect(labels('c', ids)).toEqual([])
  expect(labels('ca', ids)).toEqual(['Pergunta 0', 'Pergunta 1', 'Pergunta 2', 'Pergunta 3', 'Pergunta 4'])
  expect(labels('car', ids).at(-1)).toBe('Buscar em todas as perguntas')
})

test('all are offered where more than one fits', () => {
  expect(labels('cartão', ['3'])).toEqual(['Pergunta 3'])
  expect(labels('cartão', ['3', '4'])).toEqual(['Pergunta 3', 'Pergunta 4', 'Buscar em todas as perguntas'])
  expect(labels('cartão', [])).toEqual([])
})
