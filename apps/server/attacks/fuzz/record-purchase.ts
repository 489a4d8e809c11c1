import { CARD, HR_PLAN } from '../../test/calls/payment-buyer.ts'
import { MEALS_TO_PRICE } from '../../test/calls/purchase-server.ts'
import { type Request, register, resend } from '../../test/support/purchase-steps.ts'
import type { AttackedStore } from '../attacked-store.ts'
import { hireCart, joinCompany, leaveLead, readyCart } from '../buyer.ts'
import { anyCpf } from '../documents.ts'
import { anyEmail, type Visitor } from '../visitor.ts'

/** A visitor who has bought, and whatever was sent for it. */
export interface RecordedPurchase {
  readonly visitor: Visitor
  readonly sent: readonly Request[]
}

/**
 * Buys once and leaves a second cart, of a plan, that was not hired, writing down each request; the rest of what a
 * buyer's page asks for comes along.
 */
export async function recordPurchase(store: AttackedStore): Promise<RecordedPurchase> {
  const member = await joinCompany(store)
  const sent: Request[] = []
  const call: Visitor['call'] = (request, step) => {
    sent.push(request)
    return member.call(request, step)
  }
  const buyer = { ...member, call }
  await hireCart(buyer, await readyCart(buyer, await leaveLead(buyer)))
  const { leadId, cartId } = await readyCart(buyer, await leaveLead(buyer), [HR_PLAN])
  const { valorTotalBeneficios: _, ...plan } = HR_PLAN
  const priced = { produtos: [MEALS_TO_PRICE, plan], servicosAdicionais: [] }
  const lead = `/api/v2/leads/${leadId}`
  const rest: readonly Request[] = [
    { method: 'GET', path: `/api/v1/empresas/${member.cnpj}` },
    {
      method: 'GET',
      path: `/api/v1/empresas/${member.cnpj}/tipo?cpf=${member.cpf}&emailAcesso=${member.email}&codigosProdutosSelecionados=27`,
    },
    { method: 'GET', path: lead },
    { method: 'GET', path: `${lead}/carrinhos/${cartId}` },
    { method: 'POST', path: '/api/v2/clientes-rh/pedidos/precificacoes', body: priced },
    { method: 'POST', path: `/api/v2/clientes-rh/${leadId}/pedidos/precificacoes`, body: priced },
    { method: 'POST', path: `/api/v2/clientes-rh/${leadId}/tipo`, body: {} },
    { method: 'GET', path: `/api/v2/clientes-rh/${leadId}/canal` },
    { method: 'POST', path: `/api/v2/pagamento/lead/${leadId}/autorizacao`, body: CARD },
    { method: 'GET', path: `/api/v2/pagamento/lead/${leadId}` },
  ]
  for (const request of rest) await call(request)
  await register(call, { cnpj: member.cnpj, email: anyEmail() }, { cpf: anyCpf() })
  await resend(call, member.userId)
  return { visitor: member, sent }
}
