import { CODE } from '@benefits/copy/code-of-refusal'
import { calendarDateInSaoPaulo, formatSaoPauloTime } from '@benefits/domain/calendar/sao-paulo'
import { problemText } from '../../always/warning-dialog/load-warning.ts'
import type { CommandProblem, StoreCode } from '../../commands/command-result.ts'
import { paymentCopy as copy } from './copy.ts'

/** Why a card was not authorised, in words. */
export interface CardRefusal {
  readonly text: string
  /** No card is tried any more today: boleto is what is left. */
  readonly isUsedUp: boolean
}

type Refused = Pick<CommandProblem, 'code' | 'retryAfter'>

/**
 * The contract or the cart is not what it was, or the cart is hired already: hiring says so too, and leads on from
 * there.
 */
const TOLD_BY_HIRING: readonly StoreCode[] = [CODE.notYetHireable, CODE.noContract, CODE.conflict]

/** Whether the hiring that would follow tells the buyer more than this refusal can. */
export function isToldByHiring({ code, retryAfter }: Refused): boolean {
  return retryAfter === undefined && TOLD_BY_HIRING.includes(code)
}

/** Words of a refusal; `now` tells when another try makes sense. */
export async function cardRefusal(
  { code, retryAfter }: Refused,
  shortName: string,
  now: Date,
): Promise<CardRefusal> {
  if (retryAfter !== undefined && code === CODE.paymentFailed) {
    return { text: copy.usedUp(whenIn(retryAfter, now)), isUsedUp: true }
  }
  const isTrying = retryAfter !== undefined && code === CODE.conflict
  return { text: isTrying ? copy.stillTrying : await problemText(code, shortName), isUsedUp: false }
}

/** 'hoje, 14h05' or 'amanhã, 14h05' in São Paulo, on the full minute after so many seconds. */
function whenIn(seconds: number, now: Date): string {
  const minute = 60_000
  const then = new Date(Math.ceil((now.getTime() + seconds * 1000) / minute) * minute)
  const isToday = calendarDateInSaoPaulo(then) === calendarDateInSaoPaulo(now)
  const [, hours = '', minutes = ''] = / (\d\d):(\d\d):/.exec(formatSaoPauloTime(then)) ?? []
  return `${isToday ? copy.today : copy.tomorrow}, ${hours}h${minutes}`
}
