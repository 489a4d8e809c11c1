import type { MailMessage } from '../../ports/mail.ts'

/**
 * The headers of what a program wrote (RFC 3834: no auto-reply comes back), and those by which mail programs offer a
 * way out of bulk mail (RFC 2369, RFC 8058).
 */
export function mailHeaders({ unsubscribeUrl }: Pick<MailMessage, 'unsubscribeUrl'>) {
  const headers = { 'Auto-Submitted': 'auto-generated' }
  if (unsubscribeUrl === undefined) return headers
  return {
    ...headers,
    // Prepared: the library would break the address into lines, and programs exist that do not join them.
    'List-Unsubscribe': { prepared: true, value: `<${unsubscribeUrl}>` },
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}
