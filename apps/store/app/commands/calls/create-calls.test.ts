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

const callsOf = (asksAnew: boolean, own: Partial<RequestScope> = {}) => {
  const scope: RequestScope = {
    issuerCode: 'VRPAT',
    issuerKind: 'main',
    issuerName: 'VR Benefícios',
    theme: 'vrpat',
    issuerSite: 'https://vr.example',
    contact: { phone: '0800 000 0000', phoneOtherRegions: '', email: null },
    accessManagement: true,
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
    sold: null,
    channelCode: 'default',
    subChannelCode: '',
    unknownChannel: false,
    environment: 'DEV',
    nonce: null,
    requestId: '01a2b3c4-0000-7000-8000-000000000000',
    visitorIndependent: true,
    takeData: null,
    embedded: null,
    send: ({ path }) => gateway(path),
    report: () => undefined,
    asksAnew,
    mayBeFramed: false,
    keptDays: DAYS,
    note: () => undefined,
    client: { id: 'loja-dev', secret: 's', redirectUri: 'http://localhost:3000/' },
    contentVersion: '1',
    cacheMinutes: 10,
    ...own,
  }
  return createCalls(scope, new Request('http://localhost:3000/'))
}

describe('content in the memory of the store', () => {
  it('does not make a closed store look open, and is there when it opens again', async () => {
    expect(await callsOf(false).send(listFaqCategories, {})).toMatchObject({ ok: true })
    isClosed = true
    expect(await callsOf(true).send(listFaqCategories, {})).toMatchObject({
      ok: false,
      problem: { code: 503, reference: '01A2B3C4' },
    })
    expect(await callsOf(false).send(listFaqCategories, {})).toMatchObject({ ok: true })
  })

  it('is remembered for the issuer, the channel and the content that it was asked for', async () => {
    const asked: string[] = []
    const ask = async (own: Partial<RequestScope>) => {
      const send: RequestScope['send'] = ({ path, headers }) => {
        if (path.includes('faqs')) asked.push(`${headers['sigla-emissor']} ${headers['sigla-canal']}`)
        return gateway(path)
      }
      await callsOf(false, { contentVersion: 'remembered', ...own, send }).send(listFaqCategories, {})
    }
    isClosed = false
    for (let time = 0; time < 2; time++) {
      await ask({})
      await ask({ issuerCode: 'JVCEF' })
      await ask({ channelCode: 'auto' })
      await ask({ subChannelCode: 'x' })
      await ask({ contentVersion: '2' })
    }
    expect(asked).toEqual(['VRPAT default', 'JVCEF default', 'VRPAT auto', 'VRPAT default', 'VRPAT default'])
  })
})
