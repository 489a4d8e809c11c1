import { expect, test } from 'vitest'
import { proposalMailText } from './mail-proposal.ts'

const facts = {
  issuerName: 'Pão & Cia <Matriz>',
  issuerSite: 'https://www.vr-loja.example',
  supportEmail: 'atendimento@vr-loja.example',
  number: 'P-7KQM-4X9T',
  total: 'R$ 6.000,00',
  beside: null,
  validUntil: '06/12/2026',
  address: 'https://loja.vr-loja.example/proposta/abc?canal=parceiro',
}

test('names the proposal in subject and text, with its total, its last day and what to do', () => {
  const { subject, text } = proposalMailText(facts)
  expect(subject).toBe('Proposta P-7KQM-4X9T – Pão & Cia <Matriz>')
  expect(text).toContain('\nTotal: R$ 6.000,00\n')
  expect(text).toContain('Válida até 06/12/2026, até o fim do dia')
  expect(text).toContain(`\n${facts.address}\n`)
  expect(text).toContain('Escreva para atendimento@vr-loja.example.')
})

test('says the same in HTML, with the page as its only link, and lets no name become markup', () => {
  const { html, text } = proposalMailText(facts)
  expect(html.match(/(?<=<a href=")[^"]+/g)).toEqual([facts.address])
  expect(html).not.toContain('<Matriz>')
  expect(html).toContain('Pão &#38; Cia &#60;Matriz&#62;')
  const lines = text
    .trim()
    .split('\n\n')
    .filter((line) => !/[&<]/.test(line))
  for (const line of lines) expect(html).toContain(`>${line}</`)
})

test('says beside the total what it is without', () => {
  const { text, html } = proposalMailText({ ...facts, beside: 'Taxa de repasse: variável' })
  expect(text).toContain('\nTotal: R$ 6.000,00\n\nTaxa de repasse: variável\n')
  expect(html).toContain('>Taxa de repasse: variável</')
})
