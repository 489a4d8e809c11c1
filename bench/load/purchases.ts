import { COMPANY, HIRING, JOANA, MEALS } from '../../apps/server/test/calls/purchase-server.ts'
import { cnpjOf } from '../../apps/server/test/calls/start-calls.ts'
import { STORE } from '../addresses.ts'
import type { Visitor } from './sessions.ts'

/** The issuer whose purchases need no access account. */
export const ISSUER = 'SICRE'

/** A visitor with a lead of its own, of a company by its number. */
export interface Shopper extends Visitor {
  readonly leadId: string
  readonly company: number
}

export const CART = { produtosCarrinho: [MEALS], produtosInteresse: [] }

/** Calls at the same time, while leads and companies are prepared. */
const AT_ONCE = 8

/** A lead with saved company data for each visitor; the number of a visitor is that of its company. */
export async function shoppers(
  visitors: readonly Visitor[],
  firstCompany: number,
): Promise<readonly Shopper[]> {
  const made: Shopper[] = []
  const queue = visitors.entries()
  const work = async () => {
    for (const [at, visitor] of queue) {
      const headers = { ...visitor.headers, 'sigla-emissor': ISSUER }
      const lead = await send('POST', '/api/v2/leads', headers, leadOf(firstCompany + at))
      const { idSimuleCompre: leadId } = lead as { idSimuleCompre: string }
      await send('PUT', `/api/v2/leads/${leadId}/empresa`, headers, companyOf(firstCompany + at))
      made.push({ ...visitor, headers, leadId, company: firstCompany + at })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return made
}

/** A mailbox has few orders a day whose e-mail nobody proved: each company has one of its own. */
const mailboxOf = (company: number) => `joana.${company}@alfa.example`

/** The lead of a company by its number. */
export function leadOf(company: number) {
  const contato = { ...JOANA, emailContato: mailboxOf(company) }
  const empresaRh = { cnpjRh: cnpjOf(`${company}0001`), qtdFuncionarios: 10, contato }
  return { uuid: 'bench', empresaRh }
}

/** What that company says of itself. */
export function companyOf(company: number) {
  return {
    ...COMPANY,
    dadosCadastrais: { ...COMPANY.dadosCadastrais, emailCadastro: mailboxOf(company) },
  }
}

/** What is said at its hiring. */
export function hiringOf(company: number) {
  return { ...HIRING, contato: { ...HIRING.contato, emailContato: mailboxOf(company) } }
}

/** Makes a call and gives its JSON, or nothing for an empty answer; throws where it is refused. */
export async function send(
  method: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  body?: unknown,
): Promise<unknown> {
  const answer = await fetch(`${STORE}${path}`, {
    method,
    headers: { ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`)
  return text === '' ? undefined : JSON.parse(text)
}
