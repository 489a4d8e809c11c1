import { anyCnpj, MEALS } from '../test/calls/purchase-server.ts'
import { type Answer, createLead, read } from '../test/support/purchase-steps.ts'
import type { AttackedStore } from './attacked-store.ts'
import { anyEmail, type Visitor, visit } from './visitor.ts'

/** A visitor with a lead at an issuer that asks for no account. */
export interface Maker {
  readonly visitor: Visitor
  readonly leadId: string
}

/** What a proposal answers. */
export interface Made {
  readonly idProposta: string
  readonly link: string
  readonly emailEnviadoPara?: string
}

/** Leaves a company's data. */
export async function leave(store: AttackedStore, email = anyEmail(), visitor?: Visitor): Promise<Maker> {
  const asking = visitor ?? (await visit(store, { issuer: 'SICRE' }))
  const lead = await createLead(asking.call, { cnpj: anyCnpj(), email })
  return { visitor: asking, leadId: read<{ idSimuleCompre: string }>(lead, 201).idSimuleCompre }
}

/** Asks for the proposal of a cart, of meal cards unless told. */
export function propose({ visitor, leadId }: Maker, change: object = {}): Promise<Answer> {
  return visitor.call({
    method: 'POST',
    path: `/api/v2/leads/${leadId}/carrinhos/proposta`,
    body: { produtosCarrinho: [MEALS], produtosInteresse: [], ...change },
  })
}
