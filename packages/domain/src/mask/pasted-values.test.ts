import { describe, expect, test } from 'vitest'
import { formatDateMask } from '../calendar/format-date.ts'
import { formatMobile } from '../contact/format-phone.ts'
import { formatCep } from '../document/format-cep.ts'
import { formatCnpj } from '../document/format-cnpj.ts'
import { formatCpf } from '../document/format-cpf.ts'
import { formatCardExpiry } from './card-expiry-mask.ts'
import { formatCardNumber } from './card-number-mask.ts'

const FORMATS = {
  formatCpf,
  formatCnpj,
  formatCep,
  formatMobile,
  formatCardNumber,
  formatCardExpiry,
  formatDateMask,
} as const

describe('a piece with one value in it gives that value', () => {
  test.each([
    ['formatCpf', '52998224725', '529.982.247-25'],
    ['formatCpf', 'CPF 529.982.247-25, RG 12.345.678-9', '529.982.247-25'],
    ['formatCpf', '5299', '529.9'],
    ['formatCnpj', 'Padaria Estrela, 11.222.333/0001-81', '11.222.333/0001-81'],
    ['formatCnpj', 'CNPJ: 12.abc.345/01de-35', '12.ABC.345/01DE-35'],
    ['formatCnpj', '11222333000181\tPadaria', '11.222.333/0001-81'],
    ['formatCep', 'Praça da Sé, 100 - CEP 01001-000', '01001-000'],
    ['formatCep', '01.001-000', '01001-000'],
    ['formatMobile', '+55 (11) 98765-4321', '(11) 98765-4321'],
    ['formatCardNumber', '4111-1111-1111-1111', '4111 1111 1111 1111'],
    ['formatCardExpiry', '122030', '12/30'],
    ['formatDateMask', '14031985', '14/03/1985'],
  ] as const)('%s of %j is %s', (name, piece, value) => {
    expect(FORMATS[name](piece, true)).toBe(value)
  })
})

describe('a piece with more than the field holds is not cut', () => {
  test.each([
    ['formatCpf', '529982247259'],
    ['formatCpf', '529.982.247-25 e 111.444.777-35'],
    ['formatCnpj', '112223330001819'],
    ['formatCep', '010010009'],
    ['formatMobile', '11 98765-4321 / 11 3456-7890'],
    ['formatCardNumber', '4111 1111 1111 1111 12/30'],
    ['formatCardExpiry', '12/20305'],
    ['formatDateMask', '14/03/19855'],
  ] as const)('%s leaves %j as it is', (name, piece) => {
    expect(FORMATS[name](` ${piece} `, true)).toBe(piece)
  })
})
