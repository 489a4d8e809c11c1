import { expect, test } from 'vitest'
import { verificationCodeText } from './mail-code.ts'

const facts = {
  issuerName: 'Banco & <Parceiro>',
  code: 'ABC234',
  codeAddress: 'https://loja.example/c#codigo=ABC234',
  ownerAddress: 'https://loja.example/c#continuar=k',
}

test('the message greets, says what the code is for and how long it lives, and warns who did not ask', () => {
  const paragraphs = [
    'Olá!',
    'Use este código para confirmar seu e-mail na loja Banco Parceiro:',
    'ABC234',
    'Ele vale por 10 minutos e só pode ser usado uma vez.',
    'No navegador em que você pediu o código, este link o preenche na página que está aberta:',
    'Foi você? Continue por aqui. Assim você pode pedir códigos mesmo que outras pessoas já tenham pedido muitos para este e-mail:',
    'Se você não pediu este código, ignore esta mensagem e não o informe a ninguém: nossa equipe nunca pede códigos.',
    'Banco Parceiro',
  ]
  const { text, html } = verificationCodeText({ ...facts, issuerName: 'Banco Parceiro' })
  const link = `aberta:\n${facts.codeAddress}`
  const owners = `e-mail:\n${facts.ownerAddress}`
  const written = `${paragraphs.join('\n\n')}\n`.replace('aberta:', link).replace('e-mail:\n', `${owners}\n`)
  expect(text).toBe(written)
  expect(html).toContain(`<a href="${facts.ownerAddress}"`)
  expect(html).toContain(`<a href="${facts.codeAddress}"`)
  for (const paragraph of paragraphs) expect(html).toContain(`>${paragraph}</p>`)
})

test('the code stands alone on its line of the text, before the link that fills it in', () => {
  const lines = verificationCodeText(facts).text.split('\n')
  expect(lines.filter((line) => line.includes('ABC234'))).toEqual(['ABC234', facts.codeAddress])
})

test('the message speaks in the name of the issuer and keeps the code out of the subject', () => {
  const { subject, text } = verificationCodeText(facts)
  expect(subject).toContain('Banco & <Parceiro>')
  expect(subject).not.toContain('ABC234')
  expect(text).toContain('Banco & <Parceiro>')
})

test('names cannot write HTML', () => {
  const { html } = verificationCodeText(facts)
  expect(html).not.toContain('<Parceiro>')
  expect(html).toContain('Banco &#38; &#60;Parceiro&#62;')
})
