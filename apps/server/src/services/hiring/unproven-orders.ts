import { mailboxOf } from '@benefits/domain/contact/mailbox-of'
import { type Outcome, type Refusal, refuse } from '../../outcome/outcome.ts'
import type { Parts } from '../../parts.ts'
import type { LimitName } from '../../protection/limits.ts'
import { networksOf } from '../../protection/network-of.ts'

/** Where an order comes from whose e-mail nobody proved: the address that accepted its contract, and its mailbox. */
export interface UnprovenSource {
  readonly address: string
  readonly email: string
}

type Works = Pick<Parts, 'protection' | 'security' | 'config'>
type Count = readonly [limit: LimitName, key: string, within?: string]

/** This machine itself, where a developer buys: a proxy's visitors have addresses of their own. */
const THIS_MACHINE: ReadonlySet<string | undefined> = new Set(['127.0.0.1', '::1'].map(narrowestOf))

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
  const { seconds, counted } = await count(source, requestId, works)
  if (seconds > 0) return refuse('unprovenOrders', { retryAfter: seconds })
  let isNew = false
  try {
    const concluded = await conclude()
    isNew = concluded.ok && concluded.answer.orderId === orderId
    return concluded
  } finally {
    if (!isNew) await giveBack(counted, works)
  }
}

/** Takes the count of an order back: its e-mail is proven. */
export function countAsProven(
  source: UnprovenSource,
  { protection, config }: Omit<Works, 'security'>,
): Promise<void> {
  return giveBack(countsOf(source, config), { protection })
}

/** Only what was counted: a limit that refuses has counted nothing, and what is given back of it is somebody else's. */
async function giveBack(counts: readonly Count[], { protection }: Pick<Works, 'protection'>): Promise<void> {
  for (const [limit, ...key] of counts) await protection.giveBack(limit, ...key)
}

/** What was counted, or the seconds to wait where there is no room for one more, which counts nothing then. */
async function count(source: UnprovenSource, requestId: string, works: Works) {
  const waits = new Map<LimitName, number>()
  const counted: Count[] = []
  for (const one of countsOf(source, works.config)) {
    const [limit, ...key] = one
    const wait = await works.protection.take(limit, ...key)
    waits.set(limit, wait)
    if (wait === 0) counted.push(one)
  }
  const reason = reasonOf((limit) => waits.get(limit) ?? 0)
  if (reason === null) return { seconds: 0, counted }
  await giveBack(counted, works)
  works.security.tell('limitReached', { reqId: requestId, reason })
  return { seconds: waits.get(reason) ?? 0, counted: [] }
}

/** The limit that keeps an order back: its network's, or its mailbox' where this is not its network's first for it. */
function reasonOf(wait: (limit: LimitName) => number): LimitName | null {
  if (wait('unprovenOrdersOfAddress') > 0) return 'unprovenOrdersOfAddress'
  const isFull = wait('unprovenOrdersOfNewNetwork') > 0 && wait('unprovenOrdersOfRecipient') > 0
  return isFull ? 'unprovenOrdersOfRecipient' : null
}

function countsOf({ address, email }: UnprovenSource, { prdHosts }: Works['config']): readonly Count[] {
  const mailbox = mailboxOf(email)
  const ofMailbox: readonly Count[] = [
    ['unprovenOrdersOfRecipient', mailbox],
    ['unprovenOrdersOfNewNetwork', address, mailbox],
  ]
  const isDeveloper = prdHosts.length === 0 && THIS_MACHINE.has(narrowestOf(address))
  return isDeveloper ? ofMailbox : [['unprovenOrdersOfAddress', address], ...ofMailbox]
}

function narrowestOf(address: string): string | undefined {
  return networksOf(address)[0]?.name
}
