import { expect, test } from 'vitest'
import { mailAddress, sharedLink, whatsAppAddress } from './shared-link.ts'

const LINK = 'http://127.0.0.1:3000/simulacao/AQ?canal=parceiro'

test('outside of production a link is on the host of its page, in production as the call gave it', () => {
  expect(sharedLink(LINK, 'QA', 'https://qa.loja.example')).toBe(
    'https://qa.loja.example/simulacao/AQ?canal=parceiro',
  )
  expect(sharedLink('https://loja.example/simulacao/AQ', 'PRD', 'https://outra.example')).toBe(
    'https://loja.example/simulacao/AQ',
  )
})

test('a message says subject, words and link, whatever is in them', () => {
  const mail = new URL(mailAddress('Simulação & mais', 'Veja: 100%', LINK))
  expect(mail.searchParams.get('subject')).toBe('Simulação & mais')
  expect(mail.searchParams.get('body')).toBe(`Veja: 100%\r\n\r\n${LINK}`)
  expect(new URL(whatsAppAddress('Veja & abra', LINK)).searchParams.get('text')).toBe(`Veja & abra ${LINK}`)
})
