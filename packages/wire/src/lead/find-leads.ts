import * as z from 'zod'
import { defineCall } from '../call.ts'
import { wireObject } from '../codec.ts'
import { cnpj, code, cpf, date, email, personName, reais, uuid } from '../fields.ts'

/** A lead with the cart that it stands at: `at` is the cart's instant in ISO 8601 with offset. */
const foundLead = wireObject({
  leadId: ['idSimuleCompre', uuid],
  cnpj: ['cnpj', cnpj],
  cartId: ['idCarrinho', uuid],
  groupCodes: ['modalidades', z.array(code)],
  registeredAt: ['registradoEm', z.string()],
  total: ['valorTotal', reais],
  offerCode: ['codigoOferta', z.string().optional()],
})

/**
 * The registered carts of an e-mail that nobody hired yet, for the session that proved it; nothing for any other
 * (docs/rules/customers.md: found-again).
 */
export const findLeads = defineCall({
  id: 'lead.find',
  method: 'POST',
  path: '/api/v2/leads/consulta',
  summary: 'Encontra os carrinhos registrados com um e-mail, para a sessão que comprovou esse e-mail.',
  body: wireObject({
    name: ['username', personName(49).optional()],
    email: ['email', email],
    cpf: ['cpf', cpf],
    birthDate: ['dataNascimento', date.optional()],
    phone: ['cellphone', z.string().max(11).optional()],
  }),
  answer: wireObject({ leads: ['leads', z.array(foundLead)] }),
  success: 200,
  problems: ['issuerUnknown'],
})
