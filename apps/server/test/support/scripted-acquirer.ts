import { sandboxAcquirer } from '../../src/adapters/acquirer/sandbox.ts'
import type { Acquirer, CardCharge, ChargeOutcome, HeldCharge } from '../../src/ports/acquirer.ts'

/** The sandbox's acquirer with a record of what it was asked, and with what a test scripts. */
export interface ScriptedAcquirer extends Acquirer {
  readonly charged: CardCharge[]
  readonly released: HeldCharge[]
  /** What the next charge does instead. */
  next: (() => Promise<ChargeOutcome>) | null
  /** What each release gives while it is set. */
  release: Acquirer['release']
}

/** An acquirer that decides by the last digit, as the sandbox does, until told otherwise. */
export function scriptedAcquirer(): ScriptedAcquirer {
  const sandbox = sandboxAcquirer()
  const charged: CardCharge[] = []
  const released: HeldCharge[] = []
  const acquirer: ScriptedAcquirer = {
    charged,
    released,
    next: null,
    authorise: async (charge) => {
      charged.push(charge)
      const { next } = acquirer
      acquirer.next = null
      return next ? next() : sandbox.authorise(charge)
    },
    release: async (held) => {
      released.push(held)
      return 'released'
    },
  }
  return acquirer
}
