import { mailboxOf } from '@benefits/domain/contact/mailbox-of'
import { type Outcome, type Refusal, refuse } from '../../outcome/outcome.ts'
import type { Parts } from '../../parts.ts'
import type { LimitName } from '../../protection/limits.ts'
import { networkOf } from '../../protection/network-of.ts'

/** Where an order comes from whose e-mail nobody proved: the address that accepted its contract, and its mailbox. */
export interface UnprovenSource {
  readonly address: string
  readonly email: string
}

type Works = Pick<Parts, 'protection' | 'security' | 'config'>
type Count = readonly [limit: LimitName, key: string]

/** This machine itself, where a developer buys: a proxy's visitors have addresses of their own. */
const THIS_MACHINE: ReadonlySet<string> = new Set(['127.0.0.1', networkOf('::1')])

/**
 * Concludes an order that counts as unproven, where its network and its mailbox may have one more today; what makes no
 * new order gives its count back. Nothing is lost by `unprovenOrders`: the same hiring succeeds later
 * (docs/rules/hiring.md: unproven).
 */
export async function asUnproven<H extends { readonly orderId: string }, R extends Refusal['refusal']>(
  source: UnprovenSource,
  { orderId, requestId }: { readonly orderId: string; readonly requestId: string },
  works: Works,
  conclude: () => Promise<Outcome<H, R>>,
): Promise<Outcome<H, R | 'unprovenOrders'>> {
  const seconds = await count(source, requestId, works)
  if (seconds > 0) return refuse('unprovenOrders', { retryAfter: seconds })
  let isNew = false
  try {
    const concluded = await conclude()
    isNew = concluded.ok && concluded.answer.orderId === orderId
    return concluded
  } finally {
    if (!isNew) await countAsProven(source, works)
  }
}

/** Takes the count of an order back: its e-mail is proven, or there is no order. */
export async function countAsProven(
  source: UnprovenSource,
  { protection, config }: Omit<Works, 'security'>,
): Promise<void> {
  for (const [limit, key] of countsOf(source, config)) await protection.giveBack(limit, key)
}

/** The seconds to wait where there is no room for one more, which counts nothing then; else 0. */
async function count(
  source: UnprovenSource,
  requestId: string,
  { protection, security, config }: Works,
): Promise<number> {
  const waits = new Map<LimitName, number>()
  for (const [limit, key] of countsOf(source, config)) waits.set(limit, await protection.take(limit, key))
  const wait = (limit: LimitName) => waits.get(limit) ?? 0
  const isOfMailbox = wait('unprovenOrdersOfNewNetwork') > 0 && wait('unprovenOrdersOfRecipient') > 0
  const reason =
    wait('unprovenOrdersOfAddress') > 0
      ? 'unprovenOrdersOfAddress'
      : isOfMailbox
        ? 'unprovenOrdersOfRecipient'
        : null
  if (reason === null) return 0
  await countAsProven(source, { protection, config })
  security.tell('limitReached', { reqId: requestId, reason })
  return wait(reason)
}

function countsOf({ address, email }: UnprovenSource, { prdHosts }: Works['config']): readonly Count[] {
  const [network, mailbox] = [networkOf(address), mailboxOf(email)]
  const ofMailbox: readonly Count[] = [
    ['unprovenOrdersOfRecipient', mailbox],
    ['unprovenOrdersOfNewNetwork', `${network} ${mailbox}`],
  ]
  const isDeveloper = prdHosts.length === 0 && THIS_MACHINE.has(network)
  return isDeveloper ? ofMailbox : [['unprovenOrdersOfAddress', address], ...ofMailbox]
}
