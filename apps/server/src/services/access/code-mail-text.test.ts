import { expect, test } from 'vitest'
import { codeMailText } from './code-mail-text.ts'

const facts = { issuerName: 'Banco & Parceiro', firstName: 'D<ana', code: 'ABC234' }

test('the code stands alone on its line of the text', () => {
  const lines = codeMailText(facts).text.split('\n')
  expect(lines.filter((line) => line.includes('ABC234'))).toEqual(['ABC234'])
})

test('the message speaks in the name of the issuer and keeps the code out of the subject', () => {
  const { subject, text } = codeMailText(facts)
  expect(subject).toContain('Banco & Parceiro')
  expect(subject).not.toContain('ABC234')
  expect(text).toContain('Banco & Parceiro')
})

test('names cannot write HTML', () => {
  const { html } = codeMailText(facts)
  expect(html).not.toContain('D<ana')
  expect(html).toContain('D&#60;ana')
})
