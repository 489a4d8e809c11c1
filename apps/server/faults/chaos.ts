import { setTimeout as wait } from 'node:timers/promises'
import type { KilledServer } from './killed-server.ts'
import type { SeededRandom } from './seeded-random.ts'

/** What the driver does, as chaos counts it: any request, a request to hire, a look at what came out. */
export type Step = 'call' | 'hire' | 'look'

/** How many kills fall on a kind of step, at random ones among the first `among`. */
export type Plan = Readonly<Record<Step, { readonly kills: number; readonly among: number }>>

/** Longest pause between the chosen step and the kill, in ms: the step is anywhere between arriving and answered. */
const LONGEST_PAUSE_MS = 40

/** Kills the server at moments that the seed chooses. */
export interface Chaos {
  /** Told right before each step. */
  tick(step: Step): void
  readonly kills: () => number
  /** The process that comes after the last kill is ready. */
  calm(): Promise<void>
}

export function chaos(server: KilledServer, random: SeededRandom, plan: Plan): Chaos {
  const counts = { call: 0, hire: 0, look: 0 }
  const moments = { call: draw(plan.call), hire: draw(plan.hire), look: draw(plan.look) }
  let kills = 0
  let strike: Promise<void> | null = null

  function draw({ kills: number, among }: Plan[Step]): number[] {
    return Array.from({ length: number }, () => random.between(1, among)).sort((one, other) => one - other)
  }
  const kill = async () => {
    await wait(random.between(0, LONGEST_PAUSE_MS))
    kills += 1
    await server.killAndRestart()
  }

  return {
    tick: (step) => {
      counts[step] += 1
      const [next] = moments[step]
      if (strike || next === undefined || next > counts[step]) return
      moments[step].shift()
      strike = kill().finally(() => {
        strike = null
      })
      strike.catch(() => {})
    },
    kills: () => kills,
    calm: async () => {
      await strike
    },
  }
}
