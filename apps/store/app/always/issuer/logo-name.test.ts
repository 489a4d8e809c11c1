import { expect, test } from 'vitest'
import { logoName } from './logo-name.ts'

test('an issuer wears its own name, whoever else has its theme', () => {
  expect(logoName('main', { name: 'VR Benefícios', shortName: 'VR' })).toBe('VR Benefícios')
  expect(logoName('bankPartner', { name: 'Banco Novo Pré-Pagos', shortName: 'Banco Novo' })).toBe(
    'Banco Novo',
  )
})
