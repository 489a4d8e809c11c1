import { expect, test } from 'vitest'
import { splitProductName } from './split-product-name.ts'

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
})
