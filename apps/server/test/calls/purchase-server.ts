import { randomInt } from 'node:crypto'
import { parseCnpj } from '@benefits/domain/document/parse-cnpj'
import { parseCpf } from '@benefits/domain/document/parse-cpf'
import type { LightMyRequestResponse } from 'fastify'
import { CALLS } from '../../src/calls/calls.ts'
import { registerCalls } from '../../src/calls/register-calls.ts'
import type { OwnParts } from '../../src/create-parts.ts'
import type { DatabaseKind } from '../../src/database/database.ts'
import { newId } from '../../src/database/new-id.ts'
import { registerHandlers } from '../../src/job-handlers/register-handlers.ts'
import type { Ports } from '../../src/parts.ts'
import type { MailMessage } from '../../src/ports/mail.ts'
import type { PortalOrder } from '../../src/ports/portal.ts'
import { insertAccount, listAccounts } from '../../src/repositories/accounts.ts'
import { markSessionVerified } from '../../src/repositories/verifications.ts'
import { openTestDatabase, type TestDatabase } from '../support/databases.ts'
import { plainPaper, realPrinter } from '../support/plain-paper.ts'
import { startTestServer, type TestCall, type TestServer } from '../support/start-server.ts'
import { Tray } from '../support/tray.ts'
import { cnpjOf } from './start-calls.ts'

/** The server with every call and every job handler; what leaves it is on the trays. */
export interface PurchaseServer extends TestServer {
  readonly mails: Tray<MailMessage>
  readonly orders: Tray<PortalOrder>
}

/** What a test may change. */
export interface PurchaseOptions {
  readonly ports?: Partial<Ports>
  /** Environment variables, for ports that configuration chooses. */
  readonly env?: Readonly<Record<string, string>>
  /** Other parts of the test's own: a log that is read. */
  readonly parts?: Omit<OwnParts, 'ports'>
  /** A database that outlives the server; a scratch one unless told. */
  readonly database?: TestDatabase
  /** False for a process that dies before it works on any job. */
  readonly works?: boolean
  /** True where pages are read; else documents are written on plain paper. */
  readonly prints?: boolean
}

/** The server on a scratch database. */
export async function startPurchases(
  kind: DatabaseKind,
  options: PurchaseOptions = {},
): Promise<PurchaseServer> {
  const database = options.database ?? (await openTestDatabase(kind))
  const mails = new Tray<MailMessage>()
  const orders = new Tray<PortalOrder>()
  const server = await startTestServer({
    database,
    ...(options.env ? { env: options.env } : {}),
    parts: {
      contracts: options.prints ? realPrinter : plainPaper,
      ...options.parts,
      ports: {
        mail: { send: async (message) => mails.put(message) },
        // As the outbox does: what it takes is confirmed.
        portal: {
          handOver: async (order) => {
            orders.put(order)
            return 'confirmed'
          },
        },
        ...options.ports,
      },
    },
    calls: (parts) => {
      if (options.works !== false) registerHandlers(parts)
      return (app) => registerCalls(app, CALLS, parts)
    },
  })
  const close = async () => {
    await server.close()
    if (!options.database) await database.close()
  }
  return { ...server, mails, orders, close }
}

/** A company that no other test has: the sandbox knows any CNPJ as active, in São Paulo, without contracts. */
export function anyCnpj(): string {
  return cnpjOf(`${randomInt(10_000_000, 99_999_999)}0001`)
}

export const JOANA = {
  nomeContato: 'Joana Prado',
  emailContato: 'joana@alfa.example',
  telefoneContato: '11987654321',
  cpfContato: '52998224725',
  dataNascimento: '1985-03-09',
} as const

/** Who has an account. */
export type Person = Readonly<Record<'cpfContato' | 'emailContato', string>>

/** Somebody that no other test has. */
export function anyPerson(): Person {
  const base = String(randomInt(100_000_000, 999_999_999))
  const digits = ['00', ...Array.from({ length: 99 }, (_, at) => String(at + 1).padStart(2, '0'))]
  const cpfContato = digits.map((two) => `${base}${two}`).find((cpf) => parseCpf(cpf) !== null) ?? ''
  return { cpfContato, emailContato: `pessoa${base}@loja.example` }
}

export const ADDRESS = {
  cep: '01001000',
  tipoLogradouro: 'Praça',
  logradouro: 'da Sé',
  numero: '100',
  complemento: '',
  bairro: 'Sé',
  cidade: 'São Paulo',
  estado: 'SP',
} as const

export const COMPANY = {
  nomeFantasia: 'Alfa Cafés',
  nomeImpressao: 'ALFA CAFES',
  enderecoFiscal: ADDRESS,
  enderecoLocalEntrega: ADDRESS,
  dadosCadastrais: {
    nomeCadastro: JOANA.nomeContato,
    emailCadastro: JOANA.emailContato,
    telefoneCadastro: JOANA.telefoneContato,
    cpfContato: JOANA.cpfContato,
    dataNascimento: JOANA.dataNascimento,
  },
  representanteLegal: {
    tipo: 'representanteLegal',
    nome: JOANA.nomeContato,
    documento: JOANA.cpfContato,
    politicamenteExposta: false,
    juridica: false,
  },
  contatoExtra: [],
} as const

export const HIRING = {
  nomeFantasia: COMPANY.nomeFantasia,
  metodoDePagamento: 'BOLETO',
  contato: JOANA,
  enderecoLocalEntrega: ADDRESS,
  representanteLegal: [{ nome: JOANA.nomeContato, documento: JOANA.cpfContato, politicamenteExposta: false }],
  cadeiaSocietaria: [],
} as const

export const MEALS = {
  codigoProduto: 27,
  quantidade: 10,
  valorTotalBeneficios: 5000,
  tipoProduto: 'BENEFICIO',
  tipoPlano: 'MENSAL',
  produtosAdicionais: [],
} as const

export const MEALS_TO_PRICE = {
  codigoProduto: 27,
  quantidade: 10,
  valorMensal: 500,
  tipoProduto: 'BENEFICIO',
  tipoPlano: 'MENSAL',
  produtosAdicionais: [],
} as const

/** A buyer: one session, one company, at one issuer. */
export interface Buyer {
  readonly session: string
  readonly cnpj: string
  readonly issuer: string
  readonly leadId: string
}

/** What a test may choose of a buyer. */
export interface BuyerOptions {
  readonly issuer?: string
  readonly cnpj?: string
  readonly session?: string
  readonly verified?: boolean
  /** Whose account verifies the session; a company has each person's once. */
  readonly person?: Person
  /** The contact's address. */
  readonly email?: string
}

/** A buyer with a lead; on the main issuer the session is verified for the company unless told. */
export async function startBuyer(server: PurchaseServer, options: BuyerOptions = {}): Promise<Buyer> {
  const { issuer = 'SICRE', cnpj = anyCnpj(), verified = issuer === 'VRPAT' } = options
  const { session = newId(), person = JOANA, email = JOANA.emailContato } = options
  const contato = { ...JOANA, emailContato: email }
  const body = { uuid: 'visitor', empresaRh: { cnpjRh: cnpj, qtdFuncionarios: 10, contato } }
  const created = await server.call('POST', '/api/v2/leads', { session, issuer, body })
  if (created.statusCode !== 201) throw new Error(created.body)
  if (verified) await verifySession(server, { session, issuer, cnpj }, person)
  return { session, cnpj, issuer, leadId: created.json<{ idSimuleCompre: string }>().idSimuleCompre }
}

/** What a validated code leaves behind: an account, unless it was there, and the session's proof of it. */
export async function verifySession(
  { parts }: PurchaseServer,
  { session, issuer, cnpj }: Pick<Buyer, 'session' | 'issuer' | 'cnpj'>,
  { cpfContato: cpf, emailContato: email }: Person = JOANA,
): Promise<void> {
  const { kysely } = parts.database
  const [existing] = await listAccounts(kysely, { issuer, cnpj, emailKey: email, cpf })
  const id = existing?.id ?? newId()
  const at = parts.now()
  await insertAccount(kysely, {
    id,
    issuer,
    cnpj,
    cpf,
    email,
    emailKey: email,
    firstName: 'Joana',
    lastName: 'Prado',
    ddd: '11',
    phone: '987654321',
    birthDate: '1985-03-09',
    passwordHash: null,
    newsletter: false,
    termsAcceptedAt: at,
    emailValidatedAt: at,
    origin: 'ACESSO_VR',
    createdAt: at,
  })
  await markSessionVerified(kysely, {
    sessionId: session,
    accountId: id,
    issuer,
    verifiedAt: at,
    cnpj: parseCnpj(cnpj) ?? cnpj,
  })
}

/** The calls of a purchase as one buyer makes them. */
export function actAs(server: PurchaseServer, buyer: Buyer) {
  const { leadId, session, issuer } = buyer
  const send = (method: 'GET' | 'POST' | 'PUT', url: string, call: TestCall = {}) =>
    server.call(method, `/api/v2/${url}`, { session, issuer, ...call })
  const registerCart = async (lines: readonly object[] = [MEALS], headers = {}) => {
    const body = { produtosCarrinho: lines, produtosInteresse: [] }
    return send('POST', `leads/${leadId}/carrinhos`, { body, headers })
  }
  const accept = (hash: unknown) =>
    send('POST', `contratos/leads/${leadId}/aceite`, { body: { hash, aceito: true } })
  const download = () => send('GET', `contratos/leads/${leadId}/download`)
  const saveCompany = (change: object = {}) =>
    send('PUT', `leads/${leadId}/empresa`, { body: { ...COMPANY, ...change } })
  const hire = (cartId: string, change: object = {}) =>
    send('POST', `contratos/leads/${leadId}/carrinhos/${cartId}`, { body: { ...HIRING, ...change } })
  /** Cart, company data and contract, accepted: all that hiring asks for. */
  const prepare = async (lines?: readonly object[], headers = {}) => {
    const cartId = cartIdOf(await registerCart(lines, headers))
    await saveCompany()
    const contract = await download()
    const accepted = await accept(contract.headers['x-contract-hash'])
    if (accepted.statusCode !== 201) throw new Error(accepted.body)
    const [, number = ''] =
      /contrato-([\w-]+)\.pdf/.exec(String(contract.headers['content-disposition'])) ?? []
    return { cartId, contract, number, evidenceId: accepted.json<{ idEvidencia: string }>().idEvidencia }
  }
  return { send, registerCart, saveCompany, download, accept, hire, prepare }
}

/** The id in a registration's answer. */
export function cartIdOf(response: LightMyRequestResponse): string {
  if (response.statusCode !== 201) throw new Error(response.body)
  return response.json<{ idCarrinho: string }>().idCarrinho
}
