import { COMPANY, HIRING, JOANA, MEALS } from '../calls/purchase-server.ts'

/** A request as a partner's program makes it. */
export interface Request {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** A whole answer, and whether earlier tries of the same request got none: then it may have been done before. */
export interface Answer {
  readonly status: number
  readonly text: string
  /** The body as it came. */
  readonly bytes: Uint8Array
  readonly headers: Headers
  readonly isRepeated: boolean
}

/** Sends a request to a running store; told which are requests to hire. */
export type SendRequest = (request: Request, step?: 'hire') => Promise<Answer>

/** The application that a store in development knows. */
export const CLIENT = { id: 'loja-dev', secret: 'loja-dev-secret', redirect: 'http://localhost:3000/' }
const USERS = '/api/v1/gestao-acessos/usuarios'

/** Asks for a code that is traded for a token; `former` continues that token's session. */
export function requestGrantCode(ask: SendRequest, former?: string): Promise<Answer> {
  const body = { client_id: CLIENT.id, redirect_uri: CLIENT.redirect }
  const headers: Record<string, string> = former ? { access_token: former } : {}
  return ask({ method: 'POST', path: '/api/oauth/grant-code', headers, body })
}

/** Trades the code of a grant's answer. */
export function tradeCode(ask: SendRequest, granted: Answer, secret = CLIENT.secret): Promise<Answer> {
  const { redirect_uri: back } = read<{ redirect_uri: string }>(granted, 200)
  const code = new URL(back).searchParams.get('code')
  const authorization = `Basic ${Buffer.from(`${CLIENT.id}:${secret}`).toString('base64')}`
  const body = { grant_type: 'authorization_code', code }
  return ask({ method: 'POST', path: '/api/oauth/access-token', headers: { authorization }, body })
}

/** Sends as the session of `token`, at one issuer. */
export function inSession(ask: SendRequest, token: string, issuer = 'VRPAT'): SendRequest {
  const own = {
    client_id: CLIENT.id,
    access_token: token,
    'sigla-emissor': issuer,
    'sigla-canal': 'default',
  }
  return (request, step) => ask({ ...request, headers: { ...own, ...request.headers } }, step)
}

/** Who signs up, for which company. */
export interface Registrant {
  readonly cnpj: string
  readonly email: string
}

/** Signs a representative up; `change` replaces members of the body. */
export function register(
  ask: SendRequest,
  { cnpj, email }: Registrant,
  change: object = {},
): Promise<Answer> {
  const body = {
    primeiroNome: 'Joana',
    sobrenome: 'Prado',
    email,
    ddd: '11',
    numeroTelefone: '987654321',
    cnpj,
    cpf: JOANA.cpfContato,
    dataNascimento: JOANA.dataNascimento,
    aceiteTermos: true,
    senha: 'Estrela;4826',
    confirmarSenha: 'Estrela;4826',
    ...change,
  }
  return ask({ method: 'POST', path: USERS, body })
}

/** Types a mailed code in. */
export function validate(ask: SendRequest, userId: string, code: string): Promise<Answer> {
  const path = `${USERS}/${userId}/autenticacao-codigos/validacoes`
  return ask({ method: 'POST', path, body: { codigo: code } })
}

/** Asks for another code. */
export function resend(ask: SendRequest, userId: string): Promise<Answer> {
  return ask({ method: 'POST', path: `${USERS}/${userId}/autenticacao-codigos/reenviar` })
}

/** Leaves a company's data; `change` replaces members of the contact. */
export function createLead(
  ask: SendRequest,
  { cnpj, email }: Registrant,
  change: object = {},
): Promise<Answer> {
  const contato = { ...JOANA, emailContato: email, ...change }
  const body = { uuid: 'v', empresaRh: { cnpjRh: cnpj, qtdFuncionarios: 10, contato } }
  return ask({ method: 'POST', path: '/api/v2/leads', body })
}

/** Registers a lead's cart, of meal cards unless told. */
export function registerCart(
  ask: SendRequest,
  leadId: string,
  lines: readonly object[] = [MEALS],
): Promise<Answer> {
  const body = { produtosCarrinho: lines, produtosInteresse: [] }
  return ask({ method: 'POST', path: `/api/v2/leads/${leadId}/carrinhos`, body })
}

/** Saves what the contract says of the company; `change` replaces members of the body. */
export function saveCompany(
  ask: SendRequest,
  leadId: string,
  email: string,
  change: object = {},
): Promise<Answer> {
  const dadosCadastrais = { ...COMPANY.dadosCadastrais, emailCadastro: email }
  const body = { ...COMPANY, dadosCadastrais, ...change }
  return ask({ method: 'PUT', path: `/api/v2/leads/${leadId}/empresa`, body })
}

/** Asks for the contract; its hash is in `x-contract-hash`. */
export function downloadContract(ask: SendRequest, leadId: string): Promise<Answer> {
  return ask({ method: 'GET', path: `/api/v2/contratos/leads/${leadId}/download` })
}

/** Accepts the contract with that hash. */
export function accept(ask: SendRequest, leadId: string, hash: string): Promise<Answer> {
  const body = { hash, aceito: true }
  return ask({ method: 'POST', path: `/api/v2/contratos/leads/${leadId}/aceite`, body })
}

/** What is hired, and how. */
export interface HiringRequest {
  readonly leadId: string
  readonly cartId: string
  readonly email: string
  /** Replaces members of the body. */
  readonly change?: object
  readonly headers?: Readonly<Record<string, string>>
}

/** Hires a cart, by boleto unless told. */
export function hire(
  ask: SendRequest,
  { leadId, cartId, email, change, headers }: HiringRequest,
): Promise<Answer> {
  const path = `/api/v2/contratos/leads/${leadId}/carrinhos/${cartId}`
  const body = { ...HIRING, contato: { ...JOANA, emailContato: email }, ...change }
  return ask({ method: 'POST', path, body, ...(headers ? { headers } : {}) }, 'hire')
}

/** The body of an answer with one of the expected statuses; throws what came instead. */
export function read<T>(answer: Answer, ...expected: readonly number[]): T {
  if (!expected.includes(answer.status)) throw new Error(`${answer.status}: ${answer.text}`)
  return answer.text === '' ? ({} as T) : (JSON.parse(answer.text) as T)
}
