import type { IssuerContent } from '@benefits/domain/content/issuer-content'
import type { MailSettings } from '../../config/mail.ts'
import { OwnError } from '../../ports/own-error.ts'

/** As whom a message goes out, and where answers to it go. */
export interface MailSender {
  readonly from: string
  readonly replyTo: string
}

/** The sender of an issuer's messages. */
export type MailSenders = (issuerCode: string) => MailSender

/**
 * Senders by issuer (docs/rules/issuers.md: mails-of-an-issuer). Throws where a variable names an issuer that is not
 * there.
 */
export function mailSenders(
  { from, fromOf }: Pick<MailSettings, 'from' | 'fromOf'>,
  content: ReadonlyMap<string, IssuerContent>,
): MailSenders {
  for (const code of fromOf.keys())
    if (!content.has(code)) throw new OwnError(`MAIL_FROM_${code} names an issuer that there is not.`)
  return (code) => {
    const own = fromOf.get(code) ?? from
    return { from: own, replyTo: content.get(code)?.issuer.email ?? own }
  }
}
