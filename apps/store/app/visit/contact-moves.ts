import type { ProposalContact } from './order-slice.ts'
import type { VisitorState } from './visitor-state.ts'

/** Who asks for a proposal, as the form stands: it survives closing the modal and a reload. */
export function recordContact(
  { order }: Pick<VisitorState, 'order'>,
  contact: ProposalContact,
): Pick<VisitorState, 'order'> {
  return { order: { ...order, contact: { ...contact } } }
}
