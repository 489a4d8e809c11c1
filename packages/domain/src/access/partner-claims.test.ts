import { expect, test } from 'vitest'
import { readPartnerClaims } from './partner-claims.ts'

const whole = { cnpj: '22.333.444/0001-81', email: 'ana@empresa.example', origem: 'ACESSO_VR_SPE', exp: 1 }

test('a partner vouches for a company, an e-mail and an origin', () => {
  expect(readPartnerClaims(whole)).toEqual({
    cnpj: '22333444000181',
    email: 'ana@empresa.example',
    origin: 'ACESSO_VR_SPE',
  })
})

test.each([
  ['cnpj', undefined],
  ['cnpj', '22.333.444/0001-82'],
  ['cnpj', 22333444000181],
  ['email', undefined],
  ['email', 'ana'],
  ['origem', undefined],
  ['origem', ' '],
  ['origem', 'x'.repeat(61)],
])('with %s %j nobody is vouched for', (name, value) => {
  expect(readPartnerClaims({ ...whole, [name]: value })).toBeNull()
})
