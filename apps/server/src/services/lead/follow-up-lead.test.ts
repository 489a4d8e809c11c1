import { expect, test } from 'vitest'
import { leadFollowUpText } from './follow-up-lead.ts'

const FACTS = {
  issuerName: 'Café & Cia <Alfa>',
  storeAddress: 'https://loja.vr-loja.example/?canal=parceiro',
  supportEmail: 'atendimento@vr-loja.example',
  supportPhone: '4000-0101',
  privacyAddress: 'https://www.vr-loja.example/privacidade',
  optOutAddress: 'https://loja.vr-loja.example/mensagens/sair?token=abc.def',
}

test('greets, has one link to the store and one out, and says that it comes once', () => {
  const { subject, text } = leadFollowUpText(FACTS)
  expect(subject).toContain('Café & Cia <Alfa>')
  expect(text).toContain('Olá!')
  expect(text.split(FACTS.storeAddress)).toHaveLength(2)
  expect(text).toContain('uma única vez')
  expect(text).toContain(`\n${FACTS.optOutAddress}\n`)
})

test('an issuer’s name is text in the HTML, and store and way out are the only links', () => {
  const { html } = leadFollowUpText(FACTS)
  expect(html).toContain('Café &#38; Cia &#60;Alfa&#62;')
  expect(html.match(/(?<=<a href=")[^"]+/g)).toEqual([FACTS.storeAddress, FACTS.optOutAddress])
})
