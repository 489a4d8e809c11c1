import { expect, it } from 'vitest'
import { splitCardName } from './split-card-name.ts'

it.each([
  ['Refeição', ['Refeição']],
  ['Boas Festas', ['Boas Festas']],
  ['Auxílio Alimentação', ['Auxílio', 'Alimentação']],
  ['Multi Refeição Auxílio PAT', ['Multi Refeição', 'Auxílio PAT']],
  ['Desconto Farmácia online', ['Desconto', 'Farmácia online']],
  ['Inconstitucionalissimamente', ['Inconstitucionalissimamente']],
])('puts %s on the lines %j', (name, lines) => {
  expect(splitCardName(name)).toEqual(lines)
})
