import { codeFragment, openingFragment } from '@benefits/domain/access/code-fragment'
import * as z from 'zod'
import { findCodeToMail } from '../../repositories/codes.ts'
import { defineMail, GOES, STAYS, wasSent } from '../mail/define-mail.ts'
import { mailLink, mailPage, mailParagraph, SOFT } from '../mail/mail-page.ts'
import { codeKeysOf, findStoredCode } from './derive-code.ts'
import { ownerLinkKey } from './owner-link.ts'

/** The store's page for the code. */
const CODE_PAGE = '/checkout/verificacao'

/**
 * Mails one verification code, to whoever it was asked for; one that is used, replaced or over by now is not sent. The
 * code is derived again from its id when it is written, so that it is stored nowhere in clear (decision 007).
 */
export const verificationCodeMail = defineMail({
  kind: 'verification-code',
  formerKinds: ['verificationCode'],
  queue: 'mail',
  data: z.object({ verificationCodeId: z.string() }),
  about: 'code',
  idOf: ({ verificationCodeId }) => verificationCodeId,
  outlivesPerson: false,
  // Codes of a mailbox are counted when they are asked for (docs/rules/access.md: shares).
  limits: [],
  optOut: 'notNeeded',
  toldAs: 'Código de verificação',
  find: async ({ verificationCodeId }, parts) => {
    const { database, content } = parts
    const found = await findCodeToMail(database.kysely, verificationCodeId)
    const seller = content.get(found?.issuer ?? '')?.issuer
    if (!found || found.email === null || !seller) return STAYS
    const { email, sentAt, usedAt, replacedAt, expiresAt, codeHash } = found
    if (usedAt !== null) return wasSent(usedAt)
    if (replacedAt !== null || expiresAt <= parts.now()) return GOES
    const code = findStoredCode(codeKeysOf(parts), { id: verificationCodeId, codeHash })
    // Its key is given up: nobody can type it any more.
    return code === null ? GOES : { issuer: seller.code, seller, email, sentAt, code }
  },
  recipient: ({ email }) => email,
  write: ({ seller, email, sentAt, code }, { secret }) => {
    // Of the code's own moments, so that a job that runs twice writes the same message.
    const key = ownerLinkKey(secret, email, sentAt)
    return verificationCodeText({
      issuerName: seller.name,
      code,
      codeAddress: new URL(CODE_PAGE + codeFragment(code), seller.storeUrl).href,
      ownerAddress: new URL(CODE_PAGE + openingFragment(key), seller.storeUrl).href,
    })
  },
})

/** What the message with a code names. */
interface VerificationCodeFacts {
  readonly issuerName: string
  readonly code: string
  /** The code's page, which fills the code in. */
  readonly codeAddress: string
  /** The same page, which takes whoever opens it for the reader of this mailbox. */
  readonly ownerAddress: string
}

/**
 * Subject, text and HTML of the message that carries a code; the code stands alone on its line, and once more in a
 * link. Whoever typed the address may have typed a stranger's: the message names nobody (docs/decisions/037).
 */
export function verificationCodeText(facts: VerificationCodeFacts) {
  const { issuerName, code, codeAddress, ownerAddress } = facts
  const greeting = 'Olá!'
  const what = `Use este código para confirmar seu e-mail na loja ${issuerName}:`
  const life = 'Ele vale por 10 minutos e só pode ser usado uma vez.'
  const link = 'No navegador em que você pediu o código, este link o preenche na página que está aberta:'
  const owner =
    'Foi você? Continue por aqui. Assim você pode pedir códigos mesmo que outras pessoas já tenham pedido muitos para este e-mail:'
  const warning =
    'Se você não pediu este código, ignore esta mensagem e não o informe a ninguém: nossa equipe nunca pede códigos.'
  return {
    subject: `Seu código de verificação da loja ${issuerName}`,
    text: [
      greeting,
      '',
      what,
      '',
      code,
      '',
      life,
      '',
      link,
      codeAddress,
      '',
      owner,
      ownerAddress,
      '',
      warning,
      '',
      issuerName,
      '',
    ].join('\n'),
    html: mailPage(issuerName, [
      mailParagraph(greeting),
      mailParagraph(what),
      mailParagraph(code, 'font:bold 28px/1.4 monospace;letter-spacing:6px'),
      mailParagraph(life),
      mailParagraph(link),
      mailLink(codeAddress),
      mailParagraph(owner),
      mailLink(ownerAddress),
      mailParagraph(warning, SOFT),
      mailParagraph(issuerName, 'font-weight:bold'),
    ]),
  }
}
