import * as z from 'zod'
import { defineCall } from '../call.ts'
import { wireObject } from '../codec.ts'

/** A key is shorter; a longer text is none. */
const LONGEST_KEY = 300

/**
 * The link of a code's message was opened: codes for that mailbox that this session asks for count as its owner's for
 * a day (docs/rules/access.md: `owner-link`). It opens no account and tells nothing of one; a key that is not good, or
 * not any more, is 404.
 */
export const openMail = defineCall({
  id: 'access.openMail',
  method: 'POST',
  path: '/api/v1/gestao-acessos/mensagens-abertas',
  summary: 'Diz que o link "Foi você?" da mensagem de um código foi aberto nesta sessão.',
  body: wireObject({ key: ['chave', z.string().min(1).max(LONGEST_KEY)] }),
  answer: 'empty',
  success: 204,
  problems: ['issuerUnknown'],
})
