import { expect, test } from 'vitest'
import { toCartLine } from '../catalogue/to-cart-line.ts'
import { orderMail } from './order-mail.ts'

test('a message to the team lists the cart and asks for the company', () => {
  const product = {
    code: 27,
    name: 'Refeição & Café',
    groupCode: 0,
    lineType: 'benefit',
    additionalProducts: [],
  } as const
  const lines = [toCartLine(product, 12, 65_000 as never), toCartLine(product, 1, 500 as never)]
  const address = orderMail('loja@banco.example', 'Banco', lines)
  expect(address).toMatch(/^mailto:loja@banco\.example\?subject=[^&\s]+&body=[^&\s]+$/)
  const query = new URLSearchParams(address.slice(address.indexOf('?')))
  expect(query.get('subject')).toBe('Contratação pela loja Banco')
  expect(query.get('body')?.replaceAll('\u00a0', ' ').split('\r\n')).toEqual([
    'Olá, quero contratar para a minha empresa:',
    '',
    '- Refeição & Café: 12 cartões com R$ 650,00 por mês',
    '- Refeição & Café: 1 cartão com R$ 5,00 por mês',
    '',
    'CNPJ da empresa:',
    'Nome e telefone para contato:',
  ])
})
