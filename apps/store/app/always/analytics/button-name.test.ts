import { expect, test } from 'vitest'
import { buttonName } from './read-press.ts'

const button = (textContent: string, label: string | null = null) =>
  ({ textContent, getAttribute: () => label }) as unknown as Element

test.each([
  ['its words', button('  Seguir com\n a contratação '), 'Seguir com a contratação'],
  ['its label first', button('x', 'Adicionar Refeição'), 'Adicionar Refeição'],
  ['small numbers stay', button('Ir para o slide 3'), 'Ir para o slide 3'],
  ['an address is nobody’s name', button('Enviar para joana@alfa.example'), null],
  ['a document neither', button('CNPJ 11.222.333/0001-81'), null],
  ['nothing', button('  '), null],
])('a pressed button is named: %s', (_, element, name) => {
  expect(buttonName(element)).toBe(name)
})
