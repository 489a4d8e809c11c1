import { COMPANY, HIRING, JOANA, MEALS } from '../../apps/server/test/calls/purchase-server.ts'
import { cnpjOf } from '../../apps/server/test/calls/start-calls.ts'
import { STORE } from '../addresses.ts'
import type { Visitor } from './sessions.ts'

/** The issuer whose purchases need no access account. */
export const ISSUER = 'SICRE'

/** A visitor with a lead of its own. */
export interface Shopper extends Visitor {
  readonly leadId: string
}

export const CART = { produtosCarrinho: [MEALS], produtosInteresse: [] }
export const HIRE = JSON.stringify(HIRING)

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
      const company = { cnpjRh: cnpjOf(`${firstCompany + at}0001`), qtdFuncionarios: 10, contato: JOANA }
      const lead = await send('POST', '/api/v2/leads', headers, { uuid: 'bench', empresaRh: company })
      const { idSimuleCompre: leadId } = lead as { idSimuleCompre: string }
      await send('PUT', `/api/v2/leads/${leadId}/empresa`, headers, COMPANY)
      made.push({ ...visitor, headers, leadId })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return made
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
