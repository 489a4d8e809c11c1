import { randomUUID } from 'node:crypto'
import { anyCnpj, JOANA, MEALS } from '../test/calls/purchase-server.ts'
import {
  type Answer,
  accept,
  createLead,
  downloadContract,
  hire,
  read,
  register,
  registerCart,
  saveCompany,
} from '../test/support/purchase-steps.ts'
import type { AttackedStore } from './attacked-store.ts'
import { anyCpf } from './documents.ts'
import { anyEmail, type Visitor, visit } from './visitor.ts'

/** The most that a call takes along: long words of a campaign, products of interest, a key. */
const word = () => randomUUID().repeat(5)
/** A key of its own for each request. */
export const key = () => ({ 'idempotency-key': word() })
const interests = () =>
  Array.from({ length: 50 }, (_, codigoProduto) => ({ codigoProduto, nome: randomUUID().repeat(3) }))
const frames = Array.from({ length: 5 }, () => `${'a'.repeat(80)}.js:1234567:1234567`)
export const REPORT = {
  release: 'a'.repeat(40),
  events: Array.from({ length: 50 }, () => ({ event: 'page_view', page: '/' })),
  failures: Array.from({ length: 50 }, () => ({ kind: 'TypeError', frames, page: '/' })),
}

/** A visitor with a lead. */
export interface Stranger extends Visitor {
  readonly leadId: string
  readonly email: string
}

/** What a stranger does over and over in one session. */
export const KINDS: Readonly<Record<string, (stranger: Stranger, nth: number) => Promise<Answer>>> = {
  carts: ({ call, leadId }, nth) =>
    call({ method: 'POST', path: `/api/v2/leads/${leadId}/carrinhos`, headers: key(), body: cart(nth) }),
  proposals: ({ call, leadId }, nth) =>
    call({ method: 'POST', path: `/api/v2/leads/${leadId}/carrinhos/proposta`, body: cart(nth) }),
  leads: ({ call }) => {
    const utm = { source: word(), medium: word(), campaign: word(), term: word(), content: word() }
    const contato = { ...JOANA, emailContato: anyEmail() }
    const body = { uuid: 'v', empresaRh: { cnpjRh: anyCnpj(), qtdFuncionarios: 10, utm, contato } }
    return call({ method: 'POST', path: '/api/v2/leads', headers: key(), body })
  },
  'refused calls with a key': ({ call }) => {
    const body = { nomes: Array.from({ length: 5000 }, () => '\0') }
    return call({ method: 'POST', path: '/api/v2/leads', headers: key(), body })
  },
  'company data': ({ call, leadId, email }) => saveCompany(call, leadId, email),
  registrations: ({ call }) => register(call, { cnpj: anyCnpj(), email: anyEmail() }, { cpf: anyCpf() }),
  purchases: hireAnew,
  reports: ({ ask }) => ask({ method: 'POST', path: '/recursos/relatos', body: REPORT }),
  pages: ({ ask }) => ask({ method: 'GET', path: `/nao-ha/${randomUUID()}` }),
  files: ({ ask }) => ask({ method: 'GET', path: '/robots.txt' }),
  'calls that are none': ({ call }) => call({ method: 'GET', path: '/api/v2/nada' }),
}

function cart(nth: number) {
  const quantidade = 1 + (nth % 900)
  const line = { ...MEALS, quantidade, valorTotalBeneficios: quantidade * 500 }
  return { produtosCarrinho: [line], produtosInteresse: interests() }
}

/** A session with a lead, at an issuer that asks for no account. */
export async function newStranger(store: AttackedStore, from: string): Promise<Stranger> {
  return withNewLead(await visit(store, { from, issuer: 'SICRE' }))
}

/** The same visitor with another lead. */
export async function withNewLead(visitor: Visitor): Promise<Stranger> {
  const email = anyEmail()
  const lead = await createLead(visitor.call, { cnpj: anyCnpj(), email })
  return { ...visitor, email, leadId: read<{ idSimuleCompre: string }>(lead, 201).idSimuleCompre }
}

/** A whole purchase of the stranger's lead; the first answer that is a refusal, else that of the hiring. */
async function hireAnew({
  call,
  leadId,
  email,
}: Pick<Stranger, 'call' | 'leadId' | 'email'>): Promise<Answer> {
  const registered = await registerCart(call, leadId)
  if (registered.status !== 201) return registered
  await saveCompany(call, leadId, email)
  const contract = await downloadContract(call, leadId)
  if (contract.status !== 200) return contract
  await accept(call, leadId, contract.headers.get('x-contract-hash') ?? '')
  return hire(call, { leadId, cartId: JSON.parse(registered.text).idCarrinho, email })
}

/** A purchase in a session of its own with an e-mail that nobody proves. */
export async function hireUnproven(
  store: AttackedStore,
  { from, email }: { readonly from: string; readonly email: string },
): Promise<Answer> {
  const { call } = await visit(store, { from, issuer: 'SICRE' })
  const lead = await createLead(call, { cnpj: anyCnpj(), email })
  return hireAnew({ call, email, leadId: read<{ idSimuleCompre: string }>(lead, 201).idSimuleCompre })
}
