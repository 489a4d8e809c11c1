import { cnpjOf } from '../test/calls/start-calls.ts'
import {
  type Answer,
  accept,
  createLead,
  downloadContract,
  hire,
  inSession,
  type Registrant,
  read,
  register,
  registerCart,
  requestGrantCode,
  type SendRequest,
  saveCompany,
  tradeCode,
  validate,
} from '../test/support/purchase-steps.ts'

/** What the outside saw of one purchase. */
export interface Receipt {
  readonly cnpj: string
  readonly email: string
  /** Messages that it gets: its contract, and the code of an account where it needs one. */
  readonly mails: number
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
  readonly ask: SendRequest
  /** The code mailed to an address; waits for it. */
  readonly codeFor: (email: string) => Promise<string>
}

/** Every fourth buyer orders at a bank partner, without an account and with an owner that is a company. */
const AT_A_BANK = 4
const OWNER = {
  nome: 'Alfa Participações',
  documento: '12ABC34501DE35',
  politicamenteExposta: false,
  juridica: true,
} as const

/** How many messages so many buyers get. */
export function countMails(buyers: number): number {
  return 2 * buyers - Math.floor(buyers / AT_A_BANK)
}

/** Requests to hire that one impatient buyer sends at once. */
const AT_ONCE = 3
const TOKEN_TRIES = 20

/** One purchase from token to order; each step is repeated as a client repeats it that lost its connection. */
export async function buy(serial: number, { ask, codeFor }: Counter): Promise<Receipt> {
  const cnpj = cnpjOf(`${70_000_000 + serial}0001`)
  const email = `compras${serial}@comprador.example`
  const isAtBank = serial % AT_A_BANK === AT_A_BANK - 1
  const call = inSession(ask, await obtainToken(ask), isAtBank ? 'JVCEF' : 'VRPAT')

  if (!isAtBank) await verify(call, { cnpj, email, code: () => codeFor(email) })
  const lead = await createLead(call, { cnpj, email })
  const { idSimuleCompre: leadId } = read<{ idSimuleCompre: string }>(lead, 201)
  const registered = await registerCart(call, leadId)
  const { idCarrinho: cartId } = read<{ idCarrinho: string }>(registered, 201)
  const owners = isAtBank ? { contatoExtra: [{ tipo: 'cadeiaSocietaria', ...OWNER }] } : {}
  read(await saveCompany(call, leadId, email, owners), 200, 204)

  const document = await downloadContract(call, leadId)
  const documentHash = document.headers.get('x-contract-hash') ?? `none: ${document.text}`
  const accepted = await accept(call, leadId, documentHash)
  const { idEvidencia: evidenceId } = read<{ idEvidencia: string }>(accepted, 201)

  const hireWith = (headers = {}) =>
    hire(call, { leadId, cartId, email, headers, change: isAtBank ? { cadeiaSocietaria: [OWNER] } : {} })
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, nth) => hireWith(nth === 0 ? { 'idempotency-key': cartId } : {})),
  )
  return {
    cnpj,
    email,
    mails: isAtBank ? 1 : 2,
    leadId,
    cartId,
    evidenceId,
    documentHash,
    answers: answers.filter((answer) => !isStillBusy(answer)).map((answer) => acknowledged(answer)),
    hireAgain: async () => acknowledged(await hireWith()),
  }
}

/**
 * A code that was traded before its answer got lost is used up, and one that waited for a process to come back may have
 * run out: another one is asked for.
 */
async function obtainToken(ask: SendRequest): Promise<string> {
  for (let tries = 0; tries < TOKEN_TRIES; tries++) {
    const traded = await tradeCode(ask, await requestGrantCode(ask))
    if (traded.status === 401) continue
    return read<{ access_token: string }>(traded, 200).access_token
  }
  throw new Error('No access token was given.')
}

/** Signs the representative up and types in the mailed code. */
async function verify(
  call: SendRequest,
  { cnpj, email, code }: Registrant & { readonly code: () => Promise<string> },
): Promise<void> {
  // Registering again in the same session gives the same registration, whose code stays.
  const { id } = read<Created>(await register(call, { cnpj, email }), 201).result
  const validated = await validate(call, id, await code())
  // The code is spent where the answer got lost: whether the session is verified, accepting the contract will tell.
  if (!validated.isRepeated) read(validated, 200)
}

interface Created {
  readonly result: { readonly id: string }
}

/** The first request with this key died with its process and still counts as running. */
function isStillBusy({ status, headers }: Answer): boolean {
  return status === 409 && headers.has('retry-after')
}

function acknowledged(answer: Answer): string {
  read(answer, 201)
  return answer.text
}
