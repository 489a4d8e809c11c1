import { expect, test } from 'vitest'
import { sendCall } from './client.ts'
import { listProducts } from './configuration/list-products.ts'
import { listSeasonalProducts } from './configuration/list-seasonal-products.ts'
import type { Transport } from './transport.ts'

const caller = {
  clientId: 'loja-dev',
  accessToken: 'token',
  issuer: 'VRPAT',
  channel: 'parceiro',
  subChannel: '1001',
} as const

test('catalogue calls tell issuer, channel and sub-channel', async () => {
  const sent: Parameters<Transport>[0][] = []
  const refuse: Transport = async (request) => {
    sent.push(request)
    return { status: 503, headers: {}, body: null }
  }
  await sendCall(refuse, caller, listProducts, { params: { issuer: 'VRPAT', channel: 'parceiro' } })
  await sendCall(refuse, caller, listSeasonalProducts, { params: { issuer: 'VRPAT' } })
  expect(sent.map(({ path }) => path)).toEqual([
    '/api/bff/configuracoes/emissores-loja/VRPAT/canais-loja/parceiro/produtos-loja',
    '/api/bff/configuracoes/emissores-loja/VRPAT/produtos-sazonais-loja',
  ])
  for (const { headers } of sent)
    expect(headers).toMatchObject({
      'sigla-emissor': 'VRPAT',
      'sigla-canal': 'parceiro',
      'id-subcanal': '1001',
    })
})
