import { hiringLacks } from '@benefits/copy/hiring-lacks'
import { toBrazilian } from '@benefits/domain/calendar/format-date'
import type { CalendarDate } from '@benefits/domain/document/types'
import { type Refusal, refuse } from '../../outcome/outcome.ts'

/** The refusal of a session that has not confirmed its e-mail (`mayConclude`). */
export function emailUnverified(): Refusal<'notYetHireable'> {
  return notYet('access_token', hiringLacks.emailUnverified)
}

/** That of a cart whose contract, as it is now, nobody accepted; `field` is what names the cart in the call. */
export function contractNotAccepted(field: 'cartId' | 'leadId'): Refusal<'notYetHireable'> {
  return notYet(field, hiringLacks.contractNotAccepted)
}

/** That of a cart in whose place another one is registered: it names the current one. */
export function cartReplaced(currentId: string): Refusal<'notYetHireable'> {
  return notYet('cartId', hiringLacks.cartReplaced(currentId))
}

/** That of a cart whose price is over, on the day after its last one: the contract is made anew, and accepted. */
export function priceOver(last: CalendarDate): Refusal<'notYetHireable'> {
  return notYet('precificacao', hiringLacks.priceOver(toBrazilian(last)))
}

function notYet(field: string, message: string): Refusal<'notYetHireable'> {
  return refuse('notYetHireable', { fields: [{ field, message }] })
}
