import { COMPANY, HIRING, JOANA, MEALS } from '../test/calls/purchase-server.ts'
import { cnpjOf } from '../test/calls/start-calls.ts'
import type { Answer, PersistentClient, Request } from './persistent-client.ts'

/** What the outside saw of one purchase. */
export interface Receipt {
  readonly cnpj: string
  readonly email: string
  readonly leadId: string
  readonly cartId: string
  /** The acceptance that was acknowledged. */
  readonly evidenceId: string
  readonly documentHash: string
  /** Every acknowledged answer to hiring this cart, byte for byte. */
  readonly answers: readonly string[]
  /** Asks for the hiring once more. */
  readonly hireAgain: () => Promise<string>
}

/** What a buyer needs from outside. */
export interface Counter {
  readonly ask: PersistentClient
  /** The code mailed to an address; waits for it. */
  readonly codeFor: (email: string) => Promise<string>
}

const CLIENT = { id: 'loja-dev', secret: 'loja-dev-secret', redirect: 'http://localhost:3000/' }
const USERS = '/api/v1/gestao-acessos/usuarios'
/** Requests to hire that one impatient buyer sends at once. */
const AT_ONCE = 3
const TOKEN_TRIES = 20

/** One purchase from token to order; each step is repeated as a client repeats it that lost its connection. */
export async function buy(serial: number, { ask, codeFor }: Counter): Promise<Receipt> {
  const cnpj = cnpjOf(`${70_000_000 + serial}0001`)
  const email = `compras${serial}@comprador.example`
  const token = await takeToken(ask)
  const call = (request: Request, step?: 'hire') => {
    const scope = { 'sigla-emissor': 'VRPAT', 'sigla-canal': 'default' }
    const headers = { client_id: CLIENT.id, access_token: token, ...scope, ...request.headers }
    return ask({ ...request, headers }, step)
  }

  await verify(call, { cnpj, email, code: () => codeFor(email) })
  const contact = { ...JOANA, emailContato: email }
  const company = { cnpjRh: cnpj, qtdFuncionarios: 10, contato: contact }
  const lead = await call({ method: 'POST', path: '/api/v2/leads', body: { uuid: 'v', empresaRh: company } })
  const { idSimuleCompre: leadId } = read<{ idSimuleCompre: string }>(lead, 201)
  const carts = `/api/v2/leads/${leadId}/carrinhos`
  const cart = { produtosCarrinho: [MEALS], produtosInteresse: [] }
  const registered = await call({ method: 'POST', path: carts, body: cart })
  const { idCarrinho: cartId } = read<{ idCarrinho: string }>(registered, 201)
  const saved = {
    ...COMPANY,
    dadosCadastrais: { ...COMPANY.dadosCadastrais, emailCadastro: email },
  }
  read(await call({ method: 'PUT', path: `/api/v2/leads/${leadId}/empresa`, body: saved }), 200, 204)

  const contract = `/api/v2/contratos/leads/${leadId}`
  const document = await call({ method: 'GET', path: `${contract}/download` })
  const documentHash = document.headers.get('x-contract-hash') ?? `none: ${document.text}`
  const acceptance = { hash: documentHash, aceito: true }
  const accepted = await call({ method: 'POST', path: `${contract}/aceite`, body: acceptance })
  const { idEvidencia: evidenceId } = read<{ idEvidencia: string }>(accepted, 201)

  const hiring = {
    method: 'POST',
    path: `${contract}/carrinhos/${cartId}`,
    body: { ...HIRING, contato: contact },
  } as const
  const hire = (headers = {}) => call({ ...hiring, headers }, 'hire')
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, nth) => hire(nth === 0 ? { 'idempotency-key': cartId } : {})),
  )
  return {
    ...{ cnpj, email, leadId, cartId, evidenceId, documentHash },
    answers: answers.filter((answer) => !isStillBusy(answer)).map((answer) => acknowledged(answer)),
    hireAgain: async () => acknowledged(await hire()),
  }
}

/** A code that was traded before its answer got lost is used up: another one is asked for. */
async function takeToken(ask: PersistentClient): Promise<string> {
  const authorization = `Basic ${Buffer.from(`${CLIENT.id}:${CLIENT.secret}`).toString('base64')}`
  for (let tries = 0; tries < TOKEN_TRIES; tries++) {
    const body = { client_id: CLIENT.id, redirect_uri: CLIENT.redirect }
    const granted = read<{ redirect_uri: string }>(
      await ask({ method: 'POST', path: '/api/oauth/grant-code', body }),
      200,
    )
    const code = new URL(granted.redirect_uri).searchParams.get('code')
    const traded = await ask({
      ...{ method: 'POST', path: '/api/oauth/access-token', headers: { authorization } },
      body: { grant_type: 'authorization_code', code },
    })
    if (traded.status === 401 && traded.isRepeated) continue
    return read<{ access_token: string }>(traded, 200).access_token
  }
  throw new Error('No access token was given.')
}

type Call = (request: Request) => Promise<Answer>

/** Signs the representative up and types in the mailed code. */
async function verify(
  call: Call,
  { cnpj, email, code }: { cnpj: string; email: string; code: () => Promise<string> },
): Promise<void> {
  const created = await call({
    method: 'POST',
    path: USERS,
    body: {
      ...{ primeiroNome: 'Joana', sobrenome: 'Prado', email, ddd: '11', numeroTelefone: '987654321', cnpj },
      ...{ cpf: JOANA.cpfContato, dataNascimento: JOANA.dataNascimento, aceiteTermos: true },
      ...{ senha: 'Estrela;4826', confirmarSenha: 'Estrela;4826' },
    },
  })
  const wasMadeBefore = created.status === 409 && created.isRepeated
  const id = wasMadeBefore ? await findUser(call, cnpj, email) : read<Created>(created, 201).result.id
  const path = `${USERS}/${id}/autenticacao-codigos/validacoes`
  const validated = await call({ method: 'POST', path, body: { codigo: await code() } })
  // The code is spent where the answer got lost: whether the session is verified, accepting the contract will tell.
  if (!validated.isRepeated) read(validated, 200)
}

interface Created {
  readonly result: { readonly id: string }
}

/** The account that a lost answer had made. */
async function findUser(call: Call, cnpj: string, email: string): Promise<string> {
  const query = new URLSearchParams({ cpf: JOANA.cpfContato, emailAcesso: email })
  const answer = await call({ method: 'GET', path: `/api/v1/empresas/${cnpj}/tipo?${query}` })
  const { usuario } = read<{ result: { usuario: { id: string } | null } }>(answer, 200).result
  if (!usuario) throw new Error(`${email} has an account that nobody finds: ${answer.text}`)
  return usuario.id
}

/** The first request with this key died with its process and still counts as running (details 18). */
function isStillBusy({ status, headers }: Answer): boolean {
  return status === 409 && headers.has('retry-after')
}

function acknowledged(answer: Answer): string {
  read(answer, 201)
  return answer.text
}

function read<T>(answer: Answer, ...expected: readonly number[]): T {
  if (!expected.includes(answer.status)) throw new Error(`${answer.status}: ${answer.text}`)
  return answer.text === '' ? ({} as T) : (JSON.parse(answer.text) as T)
}
