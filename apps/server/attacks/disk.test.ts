import { randomUUID } from 'node:crypto'
import { describe, expect, inject, test } from 'vitest'
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
import { type AttackedStore, failuresIn, watchLog } from './attacked-store.ts'
import { expectBuyingBeside } from './buying-beside.ts'
import { anyCpf } from './documents.ts'
import { storedBytes } from './stored-bytes.ts'
import { anyAddress, anyEmail, type Visitor, visit } from './visitor.ts'

const MOST_BYTES = 5 * 1024 * 1024
/**
 * The windows of all limits are open together for that long; each kind ends sooner once it is refused again and
 * again.
 */
const FULL_SPEED_MS = 45_000
const REFUSED_IN_A_ROW = 20
/** Attempts of a kind that no limit refuses: they leave a line each. */
const MOST_ATTEMPTS = 3000

/** The most that a call takes along: long words of a campaign, products of interest, a key. */
const word = () => randomUUID().repeat(5)
const key = () => ({ 'idempotency-key': word() })
const interests = () =>
  Array.from({ length: 50 }, (_, codigoProduto) => ({ codigoProduto, nome: randomUUID().repeat(3) }))
const frames = Array.from({ length: 5 }, () => `${'a'.repeat(80)}.js:1234567:1234567`)
const REPORT = {
  release: 'a'.repeat(40),
  events: Array.from({ length: 50 }, () => ({ event: 'page_view', page: '/' })),
  failures: Array.from({ length: 50 }, () => ({ kind: 'TypeError', frames, page: '/' })),
}

interface Stranger extends Visitor {
  readonly leadId: string
  readonly email: string
}

/** What a stranger does over and over in one session. */
const KINDS: Readonly<Record<string, (stranger: Stranger, nth: number) => Promise<Answer>>> = {
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
  purchases: async ({ call, leadId, email }) => {
    const registered = await registerCart(call, leadId)
    if (registered.status !== 201) return registered
    await saveCompany(call, leadId, email)
    const contract = await downloadContract(call, leadId)
    if (contract.status !== 200) return contract
    await accept(call, leadId, contract.headers.get('x-contract-hash') ?? '')
    return hire(call, { leadId, cartId: JSON.parse(registered.text).idCarrinho, email })
  },
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

const unknownMembers = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, nth) => [`m${nth}`, 1]))

/** A session with a lead, at an issuer that asks for no account. */
async function newStranger(store: AttackedStore, from: string): Promise<Stranger> {
  return withNewLead(await visit(store, { from, issuer: 'SICRE' }))
}

async function withNewLead(visitor: Visitor): Promise<Stranger> {
  const email = anyEmail()
  const lead = await createLead(visitor.call, { cnpj: anyCnpj(), email })
  return { ...visitor, email, leadId: read<{ idSimuleCompre: string }>(lead, 201).idSimuleCompre }
}

/** Does everything at once until it is refused, or the limits' windows are over; tells how often each was done. */
async function leaveMost(store: AttackedStore): Promise<readonly string[]> {
  const first = await newStranger(store, anyAddress())
  const until = performance.now() + FULL_SPEED_MS
  const done: string[] = []
  const flood = async (name: string, attempt: (typeof KINDS)[string]) => {
    let stranger = first
    let refused = 0
    let nth = 0
    for (; nth < MOST_ATTEMPTS && refused < REFUSED_IN_A_ROW && performance.now() < until; nth++) {
      // What was bought for a company is not bought again. Where leads are refused by now, the last one is used on.
      if (name === 'purchases') stranger = await withNewLead(first).catch(() => stranger)
      const { status } = await attempt(stranger, nth)
      refused = status === 429 ? refused + 1 : 0
    }
    done.push(`${name}: ${nth}`)
  }
  await Promise.all(Object.entries(KINDS).map(([name, attempt]) => flood(name, attempt)))
  return done
}

describe('what a visitor leaves on the disks at full speed for a minute', () => {
  // Each has its minute, which may be the same one: a process and a disk of its own.
  test.concurrent.each(inject('stores'))('is at most 5 MB on $kind', async (store) => {
    const log = await watchLog(store)
    const before = await storedBytes(store)
    const done = await leaveMost(store)
    await watchLog(store)
    const left = (await storedBytes(store)) - before
    console.log(`${store.kind}: ${(left / 1024 / 1024).toFixed(2)} MB of ${done.join(', ')}`)
    expect(left).toBeLessThanOrEqual(MOST_BYTES)
    expect(failuresIn(await log.lines())).toEqual([])
  })
})

describe.each(inject('stores'))('what a visitor leaves on the disks of $kind', (store) => {
  test('thirty reports with a hundred entries each write 300 lines', async () => {
    const { ask } = await visit(store)
    const since = await watchLog(store)
    for (let nth = 0; nth < 30; nth++)
      expect((await ask({ method: 'POST', path: '/recursos/relatos', body: REPORT })).status).toBe(204)
    const told = (await since.lines()).filter((line) => /"msg":"(?:analytics|page failed)"/.test(line))
    expect(told.length).toBeLessThanOrEqual(300)
    expect(told.length).toBeGreaterThan(0)
  })

  test('a refusal of thousands of fields is small, again too', async () => {
    const { call } = await visit(store)
    const body = { nomes: Array.from({ length: 5000 }, () => '\0'), ...unknownMembers(1000) }
    const asked = { method: 'POST', path: '/api/v2/leads', headers: key(), body } as const
    const [first, again] = [await call(asked), await call(asked)]
    expect(first.status).toBe(422)
    expect(first.bytes.length).toBeLessThan(8_000)
    expect(again.headers.get('idempotency-replayed')).toBe('true')
    expect(again.text).toBe(first.text)
    const unknown = await call({ ...asked, headers: key(), body: unknownMembers(5000) })
    expect(unknown.status).toBe(400)
    expect(unknown.bytes.length).toBeLessThan(8_000)
  })

  test.each(['carts', 'refused calls with a key', 'reports'])(
    'a flood of %s lets others buy',
    async (name) => {
      const strangers = await Promise.all(Array.from({ length: 4 }, () => newStranger(store, anyAddress())))
      const attempt = async (nth: number) => {
        const stranger = strangers[nth % strangers.length]
        if (stranger) await KINDS[name]?.(stranger, nth)
      }
      await expectBuyingBeside(store, { attempt, perPurchase: 8 })
    },
  )
})
