import { describe, expect, it, test } from 'vitest'
import { pressesUntil, questionData, shownArticles } from './shown-articles.ts'

describe('articles in sight', () => {
  it('starts with seven', () => {
    expect(shownArticles(60, 0)).toBe(7)
  })

  it('grows by four with every press', () => {
    expect([1, 2, 3].map((presses) => shownArticles(60, presses))).toEqual([11, 15, 19])
  })

  it('never passes the number that there is', () => {
    expect(shownArticles(9, 1)).toBe(9)
    expect(shownArticles(3, 0)).toBe(3)
  })
})

test.each([
  [-1, 0],
  [0, 0],
  [6, 0],
  [7, 1],
  [10, 1],
  [11, 2],
])('the article at %i is in sight after %i presses', (at, presses) => {
  expect(pressesUntil(at)).toBe(presses)
})

const articles = Array.from({ length: 9 }, (_, at) => ({
  id: `${at}`,
  title: `Pergunta ${at}`,
  content: `Resposta ${at}`,
}))

test('search engines are told the questions that the page shows at first, with their answers', () => {
  const [tag] = questionData(articles)
  const page = tag?.['script:ld+json'] as { '@type': string; mainEntity: { name: string }[] }
  expect(page['@type']).toBe('FAQPage')
  expect(page.mainEntity.map(({ name }) => name)).toEqual(articles.slice(0, 7).map(({ title }) => title))
  expect(page.mainEntity[6]).toEqual({
    '@type': 'Question',
    name: 'Pergunta 6',
    acceptedAnswer: { '@type': 'Answer', text: 'Resposta 6' },
  })
})

test('nothing is told where there is nothing', () => {
  expect(questionData([])).toEqual([])
})
