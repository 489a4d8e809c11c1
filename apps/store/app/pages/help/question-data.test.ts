import { expect, test } from 'vitest'
import { questionData } from './question-data.ts'

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
