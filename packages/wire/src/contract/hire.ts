import { REGISTRY_REFUSALS } from '@benefits/copy/refusals/registry-refusals'
import * as z from 'zod'
import { defineCall } from '../call.ts'
import { wireObject } from '../codec.ts'
import { filledAddress } from '../company/shapes.ts'
import { cpf, date, email, paymentMethod, personName, printed, serviceGroup, uuid } from '../fields.ts'
import { pricing } from '../pricing/shapes.ts'

const signatory = {
  name: ['nome', personName(49)],
  document: ['documento', z.string().max(18)],
  politicallyExposed: ['politicamenteExposta', z.boolean()],
} as const

/** Body of the hiring; what would change the accepted contract is 409. */
export const hiringBody = wireObject({
  tradeName: ['nomeFantasia', printed(30)],
  paymentMethod: ['metodoDePagamento', paymentMethod],
  contact: [
    'contato',
    wireObject({
      name: ['nomeContato', personName(49)],
      email: ['emailContato', email],
      phone: ['telefoneContato', z.string().max(11)],
      cpf: ['cpfContato', cpf],
      birthDate: ['dataNascimento', date],
    }),
  ],
  deliveryAddress: ['enderecoLocalEntrega', filledAddress],
  legalRepresentatives: ['representanteLegal', z.array(wireObject(signatory)).min(1).max(4)],
  ownershipChain: [
    'cadeiaSocietaria',
    z.array(wireObject({ ...signatory, isLegalEntity: ['juridica', z.boolean()] })).max(4),
  ],
})

/**
 * A concluded order; `hiredAt` is an instant in ISO 8601 with offset, `paymentMethod` how the order is paid, whoever
 * asks.
 */
export const hiringAnswer = wireObject({
  orderId: ['idPedido', uuid],
  orderNumber: ['numeroPedido', z.string()],
  hiredAt: ['dataContratacao', z.string()],
  paymentMethod: ['metodoDePagamento', paymentMethod],
  pricing: ['precificacao', pricing],
  serviceGroups: ['gruposServico', z.array(serviceGroup)],
})

/** Concludes the order, at most once for a cart: same cart, same answer (docs/rules/hiring.md). */
export const hire = defineCall({
  id: 'contract.hire',
  method: 'POST',
  path: '/api/v2/contratos/leads/:leadId/carrinhos/:cartId',
  summary: 'Conclui a contratação do carrinho.',
  params: wireObject({ leadId: ['leadId', uuid], cartId: ['cartId', uuid] }),
  body: hiringBody,
  answer: hiringAnswer,
  success: 201,
  problems: [
    'issuerUnknown',
    ...REGISTRY_REFUSALS,
    'leadUnknown',
    'cartUnknown',
    'servedElsewhere',
    'notYetHireable',
    'noContract',
    'hiringFailed',
    'offerNotApplicable',
    'downgradeRefused',
    'planAlreadyContracted',
    'alreadyContracted',
    'emailNotPermitted',
    'paymentFailed',
    'unprovenOrders',
    'conflict',
  ],
  idempotent: true,
})
