import { describe, expect, test } from 'vitest'
import { refusedWordsIn, sentencesIn } from './find-refused-words.mjs'
import { REFUSED_WORDS } from './refused-words.mjs'

const PATH = 'packages/copy/src/texts.ts'
const LITERALS = ['Parece que o produto {product} ainda não chegou em sua região.']
const refused = (sentence: string, path = PATH) =>
  refusedWordsIn(path, sentence, LITERALS).map(({ said }) => said)

describe.each(REFUSED_WORDS)('$wrong', ({ wrong, right, pattern }) => {
  test('is found, within a sentence too', () => {
    expect(wrong).toMatch(pattern)
    expect(refused(`Veja: ${wrong}.`)).toHaveLength(1)
  })

  test(`leaves ${right}`, () => {
    expect(refused(`Veja: ${right}.`)).toEqual([])
  })
})

test.each([
  'O Apoio ao Trabalhador e o Programa de Alimentação do Trabalhador',
  'cards/apoio-ao-trabalhador.svg',
  'aceite-on-line',
  'O crédito chega em até 24 horas.',
  'A empresa precisa de quantos cartões?',
  'Saiba de quantos cartões sua equipe precisa.',
  'lead do Super Portal',
  'R$ 1.234,56 e R$ 100',
  'Dê à equipe o que ela usa, às 8h.',
])('leaves %s', (sentence) => {
  expect(refused(sentence)).toEqual([])
})

test('what was agreed to the letter is not judged, what stands beside it is', () => {
  const agreed = 'Parece que o produto Auto ainda não chegou em sua região.'
  expect(refused(agreed)).toEqual([])
  expect(refused(`${agreed} Ele chegou em sua cidade.`)).toEqual(['chegou em sua'])
  expect(refused('Este serviço ainda não chegou em sua região.')).toEqual(['chegou em sua'])
})

test('the contract speaks of workers, as the law does', () => {
  const clause = 'os trabalhadores que a CONTRATANTE indicar'
  expect(refused(clause)).toEqual(['trabalhadores'])
  expect(refused(clause, 'apps/server/src/contract-pdf/clauses/services.ts')).toEqual([])
})

const SCREEN = `
import { trabalhador } from './os trabalhadores.ts'
/** Os trabalhadores. */
// mais de 20 empregados
export const copy = {
  one: 'Um texto',
  'chave com espaço': "Outro 'texto'",
  many: (count: number) => \`São \${count} de \${count === 1 ? 'um' : 'muitos'}.\`,
}
export const Screen = () => <p title="Título">Dentro do <b>elemento</b></p>
`

test('reads strings, templates and texts of elements, no comments and no imports', () => {
  expect(sentencesIn('screen.tsx', SCREEN)).toEqual(
    expect.arrayContaining([
      'Um texto',
      "Outro 'texto'",
      'São {…} de {…}.',
      'um',
      'muitos',
      'Título',
      'Dentro do',
      'elemento',
    ]),
  )
  expect(sentencesIn('screen.tsx', SCREEN).join(' ')).not.toMatch(/trabalhador|empregados/)
})

test('reads every text of a JSON, and none of its keys', () => {
  const written = JSON.stringify({ 'uma chave': [{ title: 'Um título' }, 'Outro  texto', 3] })
  expect(sentencesIn('content/a.json', written)).toEqual(['Um título', 'Outro texto'])
})
