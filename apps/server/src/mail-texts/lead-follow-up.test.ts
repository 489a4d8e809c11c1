import { expect, test } from 'vitest'
import { leadFollowUpText } from './lead-follow-up.ts'

const FACTS = {
  issuerName: 'Café & Cia <Alfa>',
  storeAddress: 'https://loja.vr-loja.example/?canal=parceiro',
  supportEmail: 'atendimento@vr-loja.example',
  supportPhone: '4000-0101',
  privacyAddress: 'https://www.vr-loja.example/privacidade',
}

test('greets, has one link to the store, and says that it comes once', () => {
  const { subject, text } = leadFollowUpText(FACTS)
  expect(subject).toContain('Café & Cia <Alfa>')
  expect(text).toContain('Olá!')
  expect(text.split(FACTS.storeAddress)).toHaveLength(2)
  expect(text).toContain('uma única vez')
})

test('an issuer’s name is text in the HTML, and the address is the only link', () => {
  const { html } = leadFollowUpText(FACTS)
  expect(html).toContain('Café &#38; Cia &#60;Alfa&#62;')
  expect(html.match(/<a /g)).toHaveLength(1)
  expect(html).toContain('<a href="https://loja.vr-loja.example/?canal=parceiro">')
})
