import { expect, test } from 'vitest'
import { leadFollowUpText } from './lead-follow-up.ts'

const FACTS = {
  issuerName: 'VR Benefícios',
  contactName: 'Joana Prado',
  companyName: 'Café & Cia <Alfa>',
  storeAddress: 'https://loja.vr-loja.example/?canal=parceiro',
  supportEmail: 'atendimento@vr-loja.example',
  supportPhone: '4000-0101',
  privacyAddress: 'https://www.vr-loja.example/privacidade',
}

test('greets, has one link to the store, and says that it comes once', () => {
  const { subject, text } = leadFollowUpText(FACTS)
  expect(subject).toContain('VR Benefícios')
  expect(text).toContain('Olá, Joana Prado!')
  expect(text.split(FACTS.storeAddress)).toHaveLength(2)
  expect(text).toContain('uma única vez')
})

test('a company’s name is text in the HTML, and the address is the only link', () => {
  const { html } = leadFollowUpText(FACTS)
  expect(html).toContain('Caf&#233; &#38; Cia &#60;Alfa&#62;'.replace('&#233;', 'é'))
  expect(html.match(/<a /g)).toHaveLength(1)
  expect(html).toContain('<a href="https://loja.vr-loja.example/?canal=parceiro">')
})
