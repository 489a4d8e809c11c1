import { expect, it, test } from 'vitest'
import { shortProductName, splitCardName, splitProductName } from './split-name.ts'

test.each([
  ['Auto Banco Parceiro', 'Banco Parceiro', ['Auto', ' Banco Parceiro', '']],
  [
    'Refeição + Alimentação Banco Parceiro (CA+CR)',
    'Banco Parceiro',
    ['Refeição + Alimentação', ' Banco Parceiro', ' (CA+CR)'],
  ],
  ['Multi VR+VA', 'VR', ['Multi VR+VA', '', '']],
  ['Refeição', 'VR', ['Refeição', '', '']],
  ['Banco Parceiro', 'Banco Parceiro', ['Banco Parceiro', '', '']],
])('%s of %s', (name, issuer, parts) => {
  expect(splitProductName(name, issuer)).toEqual(parts)
  expect(parts.join('')).toBe(name)
  expect(shortProductName(name, issuer)).toBe(`${parts[0]}${parts[2]}`)
})

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
