import { median } from '../row.ts'
import type { Burst } from './fire.ts'

/** Subject and peer under the same load. */
export interface Comparison {
  /** Subject's requests/s by the peer's, the middle of the rounds. */
  readonly ratio: number
  /** Peer's CPU per request by the subject's: the same ratio, as a quiet machine would show it. */
  readonly cpuRatio: number
  readonly subject: Burst
  readonly peer: Burst
}

const ROUNDS = 3

/** Loads the two in turns, so that a busy moment of the machine meets both. The first round only warms up. */
export async function compare(
  peer: () => Promise<Burst>,
  subject: () => Promise<Burst>,
): Promise<Comparison> {
  await peer()
  await subject()
  const rounds: { readonly peer: Burst; readonly subject: Burst }[] = []
  for (let round = 0; round < ROUNDS; round++) rounds.push({ peer: await peer(), subject: await subject() })
  const middle = (pick: (round: (typeof rounds)[number]) => number) => median(rounds.map(pick))
  const burst = (of: 'peer' | 'subject'): Burst => ({
    perSecond: middle((round) => round[of].perSecond),
    cpuMs: middle((round) => round[of].cpuMs),
    p99: middle((round) => round[of].p99),
    total: middle((round) => round[of].total),
  })
  return {
    ratio: middle((round) => round.subject.perSecond / round.peer.perSecond),
    cpuRatio: middle((round) => round.peer.cpuMs / round.subject.cpuMs),
    subject: burst('subject'),
    peer: burst('peer'),
  }
}

/** Both ratios and both speeds in words. */
export function tellComparison({ ratio, cpuRatio, subject, peer }: Comparison): string {
  const speeds = `${Math.round(subject.perSecond)}/s against ${Math.round(peer.perSecond)}/s`
  return `${ratio.toFixed(2)} (${speeds}; by CPU per request ${cpuRatio.toFixed(2)})`
}
