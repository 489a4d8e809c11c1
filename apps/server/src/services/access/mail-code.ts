import { codeFragment, openingFragment } from '@benefits/domain/access/code-fragment'
import { verificationCodeText } from '../../mail-texts/verification-code.ts'
import type { Parts } from '../../parts.ts'
import { findCodeToMail } from '../../repositories/codes.ts'
import { confirmSent, forgetUnsent } from '../../repositories/mail-messages.ts'
import { sendMailOnce } from '../mail-ledger/send-mail-once.ts'
import { codeKeysOf, findStoredCode } from './derive-code.ts'
import { ownerLinkKey } from './owner-link.ts'

/** The store's page for the code. */
const CODE_PAGE = '/checkout/verificacao'

/** Mails one verification code; a code that is used, replaced or over by now is not sent. May run twice. */
export async function mailCode(codeId: string, parts: Parts): Promise<void> {
  const { database, content } = parts
  const at = parts.now()
  const occasion = `verification-code:${codeId}` as const
  const found = await findCodeToMail(database.kysely, codeId)
  const issuer = content.get(found?.issuer ?? '')?.issuer
  if (!found || found.email === null || !issuer) return
  const { email, sentAt, usedAt, replacedAt, expiresAt } = found
  if (usedAt !== null) return confirmSent(database, occasion, usedAt)
  if (replacedAt !== null || expiresAt <= at) return forgetUnsent(database, occasion)
  const code = findStoredCode(codeKeysOf(parts), { id: codeId, codeHash: found.codeHash })
  // Its key is given up: nobody can type it any more.
  if (code === null) return forgetUnsent(database, occasion)
  const codeAddress = new URL(CODE_PAGE + codeFragment(code), issuer.storeUrl).href
  // Of the code's own moments, so that a job that runs twice writes the same message.
  const key = ownerLinkKey(parts.secret, email, sentAt)
  const ownerAddress = new URL(CODE_PAGE + openingFragment(key), issuer.storeUrl).href
  const message = verificationCodeText({ issuerName: issuer.name, code, codeAddress, ownerAddress })
  await sendMailOnce(parts, { occasion, issuerCode: issuer.code, to: email, ...message }, at)
}
