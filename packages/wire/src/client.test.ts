import { describe, expect, test } from 'vitest'
import { sendCall } from './client.ts'
import { listProducts } from './configuration/list-products.ts'
import { listSeasonalProducts } from './configuration/list-seasonal-products.ts'
import { saveCompany } from './lead/save-company.ts'
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

describe('an input that its schema refuses', () => {
  const sent: Parameters<Transport>[0][] = []
  const never: Transport = async (request) => {
    sent.push(request)
    throw new Error('no network here')
  }
  const company = {
    tradeName: 'Padaria',
    cardEmbossName: 'Padaria',
    registration: {
      name: 'Ana Lima',
      email: 'ana@padaria.example',
      phone: '11999990000',
      birthDate: '1990-01-01',
    },
    extraContacts: [],
  }
  const save = (body: unknown, leadId: unknown = '01900000-0000-7000-8000-000000000001') =>
    sendCall(never, caller, saveCompany, { params: { leadId }, body } as never)

  test('is not sent, and is told field by field, as the server would', async () => {
    expect(await save({ ...company, tradeName: '' })).toEqual({
      ok: false,
      problem: {
        code: 422,
        status: 422,
        description: 'Campo inválido ou obrigatório. Confira os campos destacados e tente novamente.',
        fields: [
          { field: 'nomeFantasia', message: 'Obrigatório' },
          { field: 'enderecoFiscal', message: 'Campo obrigatório.' },
          { field: 'enderecoLocalEntrega', message: 'Campo obrigatório.' },
          { field: 'dadosCadastrais.cpfContato', message: 'Campo obrigatório.' },
          { field: 'representanteLegal', message: 'Campo obrigatório.' },
        ],
      },
    })
    expect(sent).toEqual([])
  })

  test('of another shape is a 400, and an address that cannot be one the code of an unknown thing', async () => {
    expect(await save(null)).toMatchObject({ problem: { code: 400, status: 400 } })
    expect(await save({ ...company, registration: null })).toMatchObject({ problem: { code: 400 } })
    expect(await save(company, 'x')).toMatchObject({ problem: { code: -20, status: 404 } })
    expect(sent).toEqual([])
  })
})

test('a call that nobody answers is -99, whatever became of it', async () => {
  const silent: Transport = async () => {
    throw new Error('connection reset')
  }
  const result = await sendCall(silent, caller, listSeasonalProducts, { params: { issuer: 'VRPAT' } })
  expect(result).toMatchObject({ ok: false, problem: { code: -99, status: 0 } })
})

describe('a refusal', () => {
  const problemOfBody = async (status: number, body: unknown, headers = {}) => {
    const result = await sendCall(async () => ({ status, headers, body }), caller, listSeasonalProducts, {
      params: { issuer: 'VRPAT' },
    })
    return result.ok ? null : result.problem
  }
  const told = { codigo: -17, descricao: 'Número de CNPJ inválido' }

  test.each(['codigoRetorno', 'mensagem'])('is read from %s', async (member) => {
    expect(await problemOfBody(422, { [member]: told })).toEqual({
      code: -17,
      status: 422,
      description: 'Número de CNPJ inválido',
      fields: [],
    })
  })

  test('may name its number as text, its fields and how long to wait', async () => {
    const campos = [{ campo: 'cnpj', mensagem: 'Obrigatório' }]
    const codigoRetorno = { codigo: '429', descricao: 'x' }
    expect(await problemOfBody(429, { codigoRetorno, campos }, { 'retry-after': '30' })).toMatchObject({
      code: 429,
      fields: [{ field: 'cnpj', message: 'Obrigatório' }],
      retryAfter: 30,
    })
  })

  test.each([
    [{ codigoRetorno: { ...told, codigo: -4711 } }],
    [{ mensagem: { ...told, codigo: -4711 } }],
    [{ codigoRetorno: 'x' }],
    [{}],
    ['<h1>Bad gateway</h1>'],
    [null],
  ])('that says %j is -999', async (body) => {
    expect(await problemOfBody(502, body)).toMatchObject({ code: -999, status: 502 })
  })
})
