import * as z from 'zod'
import { defineCall } from '../call.ts'
import { wireObject } from '../codec.ts'
import { date, uuid } from '../fields.ts'
import { CART_REFUSALS } from '../pricing/pricing-refusals.ts'
import { savingsPremises } from '../proposal/savings-premises.ts'
import { cartFields } from './shapes.ts'

/**
 * Turns a lead's cart into a proposal after its last service group. The cart that is registered as it is asked for
 * keeps its id; another one takes its place, and `cartId` is the id to hire. Where it is to be mailed, `mailedTo` is
 * the masked address that it goes to, and absent where no mail may go (docs/rules/proposal.md: mailed).
 */
export const proposeCart = defineCall({
  id: 'cart.propose',
  method: 'POST',
  path: '/api/v2/leads/:id/carrinhos/proposta',
  summary: 'Cria a proposta do carrinho do lead.',
  params: wireObject({ leadId: ['id', uuid] }),
  body: wireObject({
    ...cartFields,
    byEmail: ['enviarPorEmail', z.boolean().optional()],
    withSavings: ['incluirEconomia', z.boolean().optional()],
    savings: ['premissasEconomia', savingsPremises.optional()],
  }),
  answer: wireObject({
    proposalId: ['idProposta', uuid],
    cartId: ['idCarrinho', uuid],
    number: ['numero', z.string()],
    validUntil: ['validade', date],
    link: ['link', z.string()],
    mailedTo: ['emailEnviadoPara', z.string().optional()],
  }),
  success: 201,
  problems: ['issuerUnknown', 'channelUnknown', 'leadUnknown', ...CART_REFUSALS],
  idempotent: true,
})
