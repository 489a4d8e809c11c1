import type { MailMessage } from '../../ports/mail.ts'

/** The headers by which mail programs offer a way out of bulk mail (RFC 2369, RFC 8058); none for other messages. */
export function unsubscribeHeaders({ unsubscribeUrl }: Pick<MailMessage, 'unsubscribeUrl'>) {
  if (unsubscribeUrl === undefined) return {}
  return {
    // Prepared: the library would break the address into lines, and programs exist that do not join them.
    'List-Unsubscribe': { prepared: true, value: `<${unsubscribeUrl}>` },
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}
