import type { Commands } from '../../commands/command-table.ts'
import { askedOrder } from '../../visit/asked-order.ts'
import type { Step } from './step.ts'

type Propose = Commands['proposeCart']

/** Of whom a proposal is asked, and what beside its cart. */
type ProposalAsked = Pick<Propose['input'], 'leadId' | 'byEmail' | 'savings'>

/** The proposal of the cart as it stands; null where it was refused. */
export const PROPOSAL: Step<'proposeCart', ProposalAsked, Propose['answer'] | null> = {
  command: 'proposeCart',
  ask: ({ shopping }, asked) => ({ ...askedOrder(shopping), ...asked }),
  resolve: (_visit, _sent, result) =>
    result.ok
      ? { change: {}, notice: null, outcome: result.answer }
      : { change: {}, notice: { ...result.problem, kind: 'refused' }, outcome: null },
}
