import { setTimeout as wait } from 'node:timers/promises'
import { anyCnpj, COMPANY, JOANA } from '../test/calls/purchase-server.ts'
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
  validate,
} from '../test/support/purchase-steps.ts'
import type { AttackedStore } from './attacked-store.ts'
import { anyCpf } from './documents.ts'
import { mailboxOf } from './mailbox.ts'
import { anyEmail, type Visitor, visit } from './visitor.ts'

/** How often a buyer asks for a contract that is on its way. */
const PATIENCE = 20

/** A visitor whose session is verified for a company. */
export interface Member extends Visitor {
  readonly cnpj: string
  readonly cpf: string
  readonly email: string
  readonly userId: string
}

/** What a visitor may bring along instead of what nobody else has. */
export interface Person {
  readonly from?: string
  readonly cnpj?: string
  readonly cpf?: string
  readonly email?: string
}

/** Signs somebody up for a company and types in the mailed code. */
export async function joinCompany(
  store: AttackedStore,
  { from, cnpj = anyCnpj(), cpf = anyCpf(), email = anyEmail() }: Person = {},
): Promise<Member> {
  const visitor = await visit(store, from === undefined ? {} : { from })
  const created = await register(visitor.call, { cnpj, email }, { cpf })
  const userId = read<{ result: { id: string } }>(created, 201).result.id
  read(await validate(visitor.call, userId, await mailboxOf(store).code(email)), 200)
  return { ...visitor, cnpj, cpf, email, userId }
}

/** A cart that can be hired: company data saved, contract accepted. */
export interface ReadyCart {
  readonly leadId: string
  readonly cartId: string
}

/** Leaves a member's company data. */
export async function leaveLead({ call, cnpj, cpf, email }: Member): Promise<string> {
  const lead = await createLead(call, { cnpj, email }, { cpfContato: cpf })
  return read<{ idSimuleCompre: string }>(lead, 201).idSimuleCompre
}

/** Registers a cart under a lead and accepts its contract. */
export async function readyCart(
  member: Member,
  leadId: string,
  lines?: readonly object[],
): Promise<ReadyCart> {
  const { call, email, cpf } = member
  const registered = await registerCart(call, leadId, lines)
  const { idCarrinho: cartId } = read<{ idCarrinho: string }>(registered, 201)
  const dadosCadastrais = { ...COMPANY.dadosCadastrais, emailCadastro: email, cpfContato: cpf }
  read(await saveCompany(call, leadId, email, { dadosCadastrais }), 200, 204)
  const contract = await downloadWhenFree(member, leadId)
  read({ ...contract, text: '' }, 200)
  read(await accept(call, leadId, contract.headers.get('x-contract-hash') ?? ''), 201)
  return { leadId, cartId }
}

/** The contract; asks again as it is told while the store makes as many as it can. */
async function downloadWhenFree({ call }: Member, leadId: string): Promise<Answer> {
  for (let asked = 1; ; asked++) {
    const contract = await downloadContract(call, leadId)
    if (contract.status !== 503 || asked === PATIENCE) return contract
    await wait(Number(contract.headers.get('retry-after')) * 1000)
  }
}

/** Hires what was made ready; `change` replaces members of the body. */
export function hireCart(
  { call, email, cpf }: Member,
  cart: ReadyCart,
  change: object = {},
): Promise<Answer> {
  const contato = { ...JOANA, emailContato: email, cpfContato: cpf }
  return hire(call, { ...cart, email, change: { contato, ...change } })
}

/** A whole purchase of single cards, from the first visit to the order. */
export async function buyCards(store: AttackedStore): Promise<{ readonly orderNumber: string }> {
  const member = await joinCompany(store)
  const cart = await readyCart(member, await leaveLead(member))
  const hired = await hireCart(member, cart)
  return { orderNumber: read<{ numeroPedido: string }>(hired, 201).numeroPedido }
}
