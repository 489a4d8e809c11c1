/** What a visitor has printed. */
export type PrintedKind = 'contract' | 'proposal'

/** Who asks for a document. */
export interface Asker {
  readonly kind: PrintedKind
  readonly session: string
  /** The address and the networks that it is in; each has its share. */
  readonly networks: readonly string[]
}

/**
 * Why there is no place: the session has a document under way, its network has its share, or all have theirs.
 */
export type NoPlace = 'ownUnderWay' | 'ofNetwork' | 'full'

/** Who may have a document printed now, and who is next (docs/rules/contract.md: fair-shares). */
export interface PrinterPlaces {
  /** Takes a place until `free`; without one the asker keeps the place in the row. */
  take(asker: Asker, now: Date): NoPlace | null
  /** Whether the asker comes back for a place as it was told: neither too early nor too late. */
  isAwaited(asker: Asker, now: Date): boolean
  free(asker: Asker): void
}

/** So many documents of visitors are under way or wait for the printer. */
const PLACES = 16
/** A network's, and what of all and of a network's proposals never take from contracts. */
const OF_NETWORK = PLACES / 4
const FOR_CONTRACTS = 1 / 2
/** So many who found no place are remembered, a quarter of them of one network. */
const REMEMBERED = 4 * PLACES

/** After so many seconds asks again who found no place; its place in the row is kept as long again. */
export const NO_PLACE_SECONDS = { ownUnderWay: 2, ofNetwork: 5, full: 5 } as const satisfies Record<
  NoPlace,
  number
>

interface Waiting {
  readonly asker: Asker
  readonly from: number
  readonly until: number
}

/** The places of one process; `relaxed` where everybody is at one address, which then has no share. */
export function createPrinterPlaces({ relaxed }: { readonly relaxed: boolean }): PrinterPlaces {
  const taken = new Map<string, Asker>()
  /** In the order in which they first asked. */
  const waiting = new Map<string, Waiting>()
  const refusalOf = (asker: Asker, others: readonly Asker[]) => refusalAmong(asker, others, relaxed)

  /** Those who have a place, and those who are before the asker and would get one. */
  const listBefore = (asker: Asker): readonly Asker[] => {
    const before = [...taken.values()]
    let isBehind = false
    for (const [key, { asker: other }] of waiting) {
      isBehind ||= key === keyOf(asker)
      const isFirst = other.kind === asker.kind ? !isBehind : other.kind === 'contract'
      if (isFirst && refusalOf(other, before) === null) before.push(other)
    }
    return before
  }

  const remember = (asker: Asker, now: number, seconds: number) => {
    const key = keyOf(asker)
    const ofNetwork = (network: string) =>
      [...waiting.values()].filter(({ asker: other }) => other.networks.includes(network)).length
    const isCrowded = asker.networks.some((network) => ofNetwork(network) >= REMEMBERED / 4)
    if (!waiting.has(key) && (waiting.size >= REMEMBERED || (isCrowded && !relaxed))) return
    waiting.set(key, { asker, from: now + seconds * 1000, until: now + 2 * seconds * 1000 })
  }

  const forgetLate = (now: number) => {
    for (const [key, { until }] of waiting) if (until < now) waiting.delete(key)
  }

  return {
    take: (asker, at) => {
      if (taken.has(asker.session)) return 'ownUnderWay'
      const now = at.getTime()
      forgetLate(now)
      const refusal = refusalOf(asker, listBefore(asker))
      if (refusal !== null) {
        remember(asker, now, NO_PLACE_SECONDS[refusal])
        return refusal
      }
      waiting.delete(keyOf(asker))
      taken.set(asker.session, asker)
      return null
    },
    isAwaited: (asker, at) => {
      const found = waiting.get(keyOf(asker))
      return found !== undefined && found.from <= at.getTime() && at.getTime() <= found.until
    },
    free: ({ session }) => void taken.delete(session),
  }
}

function keyOf({ kind, session }: Asker): string {
  return `${kind} ${session}`
}

/** Why nobody more fits beside those who have a place, or null. */
function refusalAmong(asker: Asker, others: readonly Asker[], relaxed: boolean): NoPlace | null {
  const { kind, networks } = asker
  const hasRoom = (those: readonly Asker[], places: number) =>
    those.length < places &&
    (kind === 'contract' || those.filter((one) => one.kind === kind).length < places * FOR_CONTRACTS)
  if (others.some(({ session }) => session === asker.session)) return 'ownUnderWay'
  const isShareUsed = (network: string) =>
    !hasRoom(
      others.filter((one) => one.networks.includes(network)),
      OF_NETWORK,
    )
  if (!relaxed && networks.some(isShareUsed)) return 'ofNetwork'
  return hasRoom(others, PLACES) ? null : 'full'
}
