import { expect, it } from 'vitest'
import { mailboxOf } from './mailbox-of.ts'

it.each([
  ['Ana.Lima+Loja@Alfa.Example', 'ana.lima@alfa.example'],
  ['ana+a+b@alfa.example', 'ana@alfa.example'],
  ['ana+@alfa.example', 'ana@alfa.example'],
  ['ana@alfa.example', 'ana@alfa.example'],
  ['+ana@alfa.example', '+ana@alfa.example'],
  ['A.na.Lima+loja@gmail.com', 'analima@gmail.com'],
  ['ana.lima@GoogleMail.com', 'analima@gmail.com'],
  ['ana.lima@mail.gmail.com', 'ana.lima@mail.gmail.com'],
])('%s fills %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox)
})
