import { deliverOnce } from '../../jobs/deliver-once.ts'
import type { Parts } from '../../parts.ts'
import { findCodeToMail } from '../../repositories/codes.ts'
import { codeMailText } from './code-mail-text.ts'
import { deriveCode } from './derive-code.ts'

/** Mails one verification code; a code that is used, replaced or over by now is not sent. May run twice. */
export async function mailCode(
  codeId: string,
  { database, ports, codeKey, content, now }: Parts,
): Promise<void> {
  const at = now()
  const found = await findCodeToMail(database.kysely, codeId, at)
  const issuer = found && content.get(found.issuer)?.issuer
  if (!found || !issuer) return
  const { firstName, email } = found
  const message = codeMailText({ issuerName: issuer.name, firstName, code: deriveCode(codeKey, codeId) })
  await deliverOnce(
    database,
    ports.mail,
    { occasion: `verification-code:${codeId}`, to: email, ...message },
    at,
  )
}
