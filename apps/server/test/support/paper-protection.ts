import type { Protection } from '../../src/protection/create-protection.ts'
import type { LimitName } from '../../src/protection/limits.ts'
import type { EventFacts, Security } from '../../src/protection/security-events.ts'

/** Limits that count nothing and write down what they are asked; those in `full` refuse, with the seconds to wait. */
export function paperProtection(full: Partial<Record<LimitName, number>> = {}) {
  const taken: [LimitName, string][] = []
  const givenBack: [LimitName, string][] = []
  const told: [string, EventFacts | undefined][] = []
  const protection: Protection = {
    take: async (limit, ...key) => {
      taken.push([limit, key.join(' ')])
      return full[limit] ?? 0
    },
    giveBack: async (limit, ...key) => {
      givenBack.push([limit, key.join(' ')])
    },
    wait: () => Promise.reject(new Error('what is asked is counted')),
    forgive: () => Promise.reject(new Error('what was counted stays counted')),
  }
  const security: Security = { tell: (event, facts) => void told.push([event, facts]) }
  return { protection, security, taken, givenBack, told }
}
