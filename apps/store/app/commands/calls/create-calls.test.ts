import { REFUSALS } from '@benefits/copy/refusals'
import { centavos } from '@benefits/domain/money/centavos'
import { listFaqCategories } from '@benefits/wire/faq/list-faq-categories'
import type { WireResponse } from '@benefits/wire/transport'
import { describe, expect, it } from 'vitest'
import type { RequestScope } from '../../host-contract.ts'
import { createCalls } from './create-calls.server.ts'

let isClosed = false

/** A gateway that hands out tokens and has one subject of help, and refuses everything while it is closed. */
async function gateway(path: string): Promise<WireResponse> {
  if (isClosed)
    return { status: 503, headers: {}, body: { codigoRetorno: { codigo: 503, descricao: 'fechada' } } }
  return { status: 200, headers: {}, body: ANSWERS[path] }
}

const DAYS = {
  leads: 180,
  contracts: 1826,
  drafts: 30,
  accounts: 1826,
  codes: 1,
  verifications: 30,
  cards: 180,
  mails: 90,
  votes: 365,
}

const ANSWERS: Readonly<Record<string, unknown>> = {
  '/api/oauth/grant-code': { redirect_uri: 'http://localhost:3000/?code=c' },
  '/api/oauth/access-token': { access_token: 't', expires_in: 1800 },
  '/api/bff/faqs/categorias': { result: [] },
}

/** What of a request differs between the tests. */
interface Differing {
  readonly bypassesMemory?: boolean
  readonly issuer?: Partial<RequestScope['issuer']>
  readonly channel?: Partial<RequestScope['channel']>
  readonly send?: RequestScope['calls']['send']
}

const callsOf = ({
  bypassesMemory = false,
  issuer,
  channel,
  send = ({ path }) => gateway(path),
}: Differing) => {
  const scope: RequestScope = {
    issuer: {
      code: 'VRPAT',
      kind: 'main',
      name: 'VR Benefícios',
      theme: 'vrpat',
      site: 'https://vr.example',
      selling: {
        limits: {
          minCardValue: centavos(500),
          maxCardValue: centavos(500_000),
          minValues: {},
          maxEmployees: {},
        },
        walletGroupCodes: [],
        carts: {},
        hrGroupCode: null,
        plans: [],
      },
      contentVersion: '1',
      ...issuer,
    },
    channel: {
      code: 'default',
      subCode: '',
      isUnknown: false,
      contact: { phone: '0800 000 0000', phoneOtherRegions: '', email: null },
      accessManagement: true,
      sold: null,
      ...channel,
    },
    page: { nonce: null, visitorIndependent: true, receiveData: null },
    calls: {
      send,
      client: { id: 'loja-dev', secret: 's', redirectUri: 'http://localhost:3000/' },
      requestId: '01a2b3c4-0000-7000-8000-000000000000',
      signOwnToken: null,
      bypassesMemory,
    },
    frame: { embedded: null, mayBeFramed: false },
    host: {
      environment: 'DEV',
      keptDays: DAYS,
      hasAssistant: false,
      cacheMinutes: 10,
      report: () => undefined,
      note: () => undefined,
    },
  }
  return createCalls(scope, new Request('http://localhost:3000/'))
}

describe('a store that answers 503', () => {
  const { text: brokenWords } = REFUSALS.serviceAway
  it.each([
    ['is closed, whatever its words are', {}, brokenWords, 503],
    ['is broken where it says so by its code', { 'x-codigo-descricao': '-6' }, 'Volte já.', -6],
  ])('%s', async (_is, headers, descricao, code) => {
    const send = async () => ({ status: 503, headers, body: { codigoRetorno: { codigo: 503, descricao } } })
    const sent = await callsOf({ bypassesMemory: true, send }).send(listFaqCategories, {})
    expect(sent).toMatchObject({ ok: false, problem: { code, status: 503, description: descricao } })
  })
})

describe('content in the memory of the store', () => {
  it('does not make a closed store look open, and is there when it opens again', async () => {
    expect(await callsOf({}).send(listFaqCategories, {})).toMatchObject({ ok: true })
    isClosed = true
    expect(await callsOf({ bypassesMemory: true }).send(listFaqCategories, {})).toMatchObject({
      ok: false,
      problem: { code: 503, reference: '01A2B3C4' },
    })
    expect(await callsOf({}).send(listFaqCategories, {})).toMatchObject({ ok: true })
  })

  it('is remembered for the issuer, the channel and the content that it was asked for', async () => {
    const asked: string[] = []
    const ask = async ({ issuer, channel }: Differing) => {
      const send: RequestScope['calls']['send'] = ({ path, headers }) => {
        if (path.includes('faqs')) asked.push(`${headers['sigla-emissor']} ${headers['sigla-canal']}`)
        return gateway(path)
      }
      const remembered = { contentVersion: 'remembered', ...issuer }
      await callsOf({ issuer: remembered, channel: channel ?? {}, send }).send(listFaqCategories, {})
    }
    isClosed = false
    for (let time = 0; time < 2; time++) {
      await ask({})
      await ask({ issuer: { code: 'JVCEF' } })
      await ask({ channel: { code: 'auto' } })
      await ask({ channel: { subCode: 'x' } })
      await ask({ issuer: { contentVersion: '2' } })
    }
    expect(asked).toEqual(['VRPAT default', 'JVCEF default', 'VRPAT auto', 'VRPAT default', 'VRPAT default'])
  })
})
