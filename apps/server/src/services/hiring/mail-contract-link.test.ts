import { expect, it } from 'vitest'
import { contractLinkText } from './mail-contract-link.ts'

const facts = {
  issuerName: 'Pão & Cia <Matriz>',
  issuerSite: 'https://www.vr-loja.example',
  supportEmail: 'atendimento@vr-loja.example',
  orderNumber: '7KQM-4X9T-DBHW',
  address: 'https://loja.vr-loja.example/mensagens/contrato?chave=abc',
  days: 30,
}

it('names the order in subject and text, says what to do and until when', () => {
  const { subject, text } = contractLinkText(facts)
  expect(subject).toContain('7KQM-4X9T-DBHW')
  expect(text).toContain('Pedido nº 7KQM-4X9T-DBHW')
  expect(text).toContain(`\n${facts.address}\n`)
  expect(text).toContain('vale por 30 dias')
  expect(text).toContain('Não confirme e escreva para atendimento@vr-loja.example.')
})

it('shows the address as a link, and lets no name become markup', () => {
  const { html } = contractLinkText(facts)
  expect(html).toContain(`<a href="${facts.address}">${facts.address}</a>`)
  expect(html).not.toContain('<Matriz>')
  expect(html).toContain('Pão &#38; Cia &#60;Matriz&#62;')
})
