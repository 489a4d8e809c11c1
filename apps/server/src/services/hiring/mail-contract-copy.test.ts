import { expect, it } from 'vitest'
import { contractCopyText } from './mail-contract-copy.ts'

const facts = {
  issuerName: 'Pão & Cia <Matriz>',
  issuerSite: 'https://www.vr-loja.example',
  supportEmail: 'atendimento@vr-loja.example',
  orderNumber: '7KQM-4X9T-DBHW',
  rows: ['Refeição, 10 cartões de R$ 300,00: R$ 3.000,00 neste pedido', 'Taxa de entrega: gratuito'],
  total: 'R$ 5.000,00',
  totalParts: [],
  hiredAt: '21/11/2026 10:00:00',
  paymentMethod: 'boleto' as const,
  payment: 'Boleto bancário',
  laterPayments: 'Só a primeira mensalidade é cobrada no cartão.',
  documentHash: 'ab'.repeat(32),
}

it('names the order in subject and text, and the total as the buyer saw it', () => {
  const { subject, text } = contractCopyText(facts)
  expect(subject).toContain('7KQM-4X9T-DBHW')
  expect(text).toContain('Pedido nº 7KQM-4X9T-DBHW')
  expect(text).toContain('R$ 5.000,00')
})

it('tells every row of the price, a line each, in text and HTML', () => {
  const { text, html } = contractCopyText(facts)
  expect(text).toContain(['O que foi contratado:', ...facts.rows].join('\n'))
  for (const row of facts.rows) expect(html).toContain(row)
  expect(html).toContain('white-space:pre-line')
})

it('tells the parts of a mixed total right under it', () => {
  const totalParts = ['Neste pedido: R$ 3.000,00', 'Plano de RH, por ano: R$ 2.000,00']
  const { text } = contractCopyText({ ...facts, totalParts })
  expect(text).toContain(['Total do pedido: R$ 5.000,00', ...totalParts, 'Data e hora'].join('\n\n'))
})

it('speaks of the boleto that follows, or of the card that was authorised', () => {
  expect(contractCopyText(facts).text).toContain('pague o boleto')
  expect(contractCopyText(facts).text).not.toContain('mensalidade')
  const { text } = contractCopyText({
    ...facts,
    paymentMethod: 'creditCard',
    payment: 'Cartão de crédito Visa, final 0060',
  })
  expect(text).toContain('Forma de pagamento: Cartão de crédito Visa, final 0060.')
  expect(text).toContain(
    'O valor está reservado no cartão e é cobrado quando o pedido é emitido no portal. Só a primeira mensalidade',
  )
  expect(text).not.toContain('boleto')
})

it('lets no name become markup', () => {
  const { html, text } = contractCopyText(facts)
  expect(text).toContain('Pão & Cia <Matriz>')
  expect(html).not.toContain('<Matriz>')
  expect(html).toContain('Pão &#38; Cia &#60;Matriz&#62;')
})
