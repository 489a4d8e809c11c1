import type { CartLine } from '@benefits/domain/cart/cart-line'
import { formatBrl } from '@benefits/domain/money/format-brl'
import { extensionWords, lineWords } from '../cart/public.ts'
import { orderCopy as copy } from './copy.ts'

/** The address that opens a new message to the team with what is in the cart. */
export function orderMail(email: string, store: string, lines: readonly CartLine[]): string {
  const list = lines.map((line) => `- ${line.name}: ${orderLineWords(line)}`)
  const body = [copy.mailGreeting, '', ...list, '', copy.mailEnd].join('\n')
  // Mail programs read a line's end as both signs (RFC 6068).
  const text = encodeURIComponent(body.replaceAll('\n', '\r\n'))
  return `mailto:${email}?subject=${encodeURIComponent(copy.mailSubject(store))}&body=${text}`
}

/** What of a product is ordered: a plan's employees and how it is paid, or cards and their value. */
export function orderLineWords(line: CartLine): string {
  if (line.lineType === 'hcm') return [lineWords(line), extensionWords(line)].filter(Boolean).join('. ')
  return copy.line(line.quantity, formatBrl(line.monthlyValue))
}
