import { read } from '../test/support/purchase-steps.ts'
import { hireCart, leaveLead, type Member, type ReadyCart, readyCart } from './buyer.ts'
import { anyCpf } from './documents.ts'
import { anyEmail, type Visitor } from './visitor.ts'

/** Hires single cards for the member’s company. */
export async function hireFor(member: Member): Promise<ReadyCart> {
  const cart = await readyCart(member, await leaveLead(member))
  read(await hireCart(member, cart), 201)
  return cart
}

/** What kind of customer a visitor is told that a company is. */
export async function typeOf({ call }: Visitor, cnpj: string): Promise<string> {
  const query = new URLSearchParams({
    cpf: anyCpf(),
    emailAcesso: anyEmail(),
    codigosProdutosSelecionados: '27',
  })
  const answer = await call({ method: 'GET', path: `/api/v1/empresas/${cnpj}/tipo?${query}` })
  return read<{ result: { tipoCliente: string } }>(answer, 200).result.tipoCliente
}

/** What a visitor is told of a company. */
export async function readCompany({ call }: Visitor, cnpj: string) {
  const answer = await call({ method: 'GET', path: `/api/v1/empresas/${cnpj}` })
  return read<{ result: { descricaoCanal: { sigla: string | null }; produtosContratados: object[] } }>(
    answer,
    200,
  ).result
}
