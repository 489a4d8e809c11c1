import { parseCep } from '@benefits/domain/document/parse-cep'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createViaCepDirectory } from '../../src/adapters/postal/via-cep.ts'
import type { PostalDirectory } from '../../src/ports/postal.ts'
import { type FakeAnswer, type FakeService, startFakeService } from '../support/fake-service.ts'
import { memoryGround } from '../support/look-up-grounds.ts'

/** Documented answers: viacep.com.br and BrasilAPI's cep.json. */
const SE = {
  cep: '01001-000',
  logradouro: 'Praça da Sé',
  complemento: 'lado ímpar',
  unidade: '',
  bairro: 'Sé',
  localidade: 'São Paulo',
  uf: 'SP',
  estado: 'São Paulo',
  regiao: 'Sudeste',
  ibge: '3550308',
  gia: '1004',
  ddd: '11',
  siafi: '7107',
}
const BLUMENAU = {
  cep: '89010025',
  state: 'SC',
  city: 'Blumenau',
  neighborhood: 'Centro',
  street: 'Rua Doutor Luiz de Freitas Melro',
  service: 'viacep',
  location: { type: 'Point', coordinates: { longitude: '-49.0629788', latitude: '-26.9244749' } },
}
const refusal = (...messages: string[]) => ({
  status: 404,
  body: {
    name: 'CepPromiseError',
    message: 'Todos os serviços de CEP retornaram erro.',
    type: 'service_error',
    errors: messages.map((message) => ({ name: 'ServiceError', message, service: 'correios' })),
  },
})
const NOBODY_KNOWS = refusal('CEP INVÁLIDO', 'CEP não encontrado na base do ViaCEP.')
const NOBODY_REACHED = refusal('A autenticacao de null falhou!', 'Erro ao se conectar com o serviço ViaCEP.')
const FOUND_SE = {
  kind: 'found',
  address: { streetType: 'Praça', street: 'da Sé', district: 'Sé', city: 'São Paulo', state: 'SP' },
}
const FOUND_BLUMENAU = {
  kind: 'found',
  address: {
    streetType: 'Rua',
    street: 'Doutor Luiz de Freitas Melro',
    district: 'Centro',
    city: 'Blumenau',
    state: 'SC',
  },
}

describe('ViaCEP, then BrasilAPI', () => {
  let viaCep: FakeService
  let brasilApi: FakeService
  let directory: PostalDirectory
  let time = Date.parse('2026-11-21T12:00:00Z')
  const warnings: object[] = []
  const hours = (count: number) => {
    time += count * 3600_000
  }
  const find = (text = '01001-000') => {
    const cep = parseCep(text)
    if (cep === null) throw new Error(`${text} is no postal code`)
    return directory.findAddress(cep)
  }

  beforeAll(async () => {
    ;[viaCep, brasilApi] = await Promise.all([startFakeService(), startFakeService()])
  })
  beforeEach(() => {
    directory = createViaCepDirectory(
      { viaCepUrl: `${viaCep.url}/ws`, brasilApiUrl: `${brasilApi.url}/api`, timeOutMs: 500 },
      {
        now: () => new Date(time),
        log: { warn: (facts: object) => warnings.push(facts) },
        ground: memoryGround(),
      },
    )
  })
  afterEach(() => {
    for (const service of [viaCep, brasilApi]) {
      service.requests.length = 0
      service.answer({ status: 500 })
    }
    warnings.length = 0
  })
  afterAll(() => Promise.all([viaCep.close(), brasilApi.close()]))

  it('answers whole with the kind of way apart, and asks nobody else', async () => {
    viaCep.answer({ body: SE })
    expect(await find()).toEqual(FOUND_SE)
    expect(viaCep.requests.map(({ path }) => path)).toEqual(['/ws/01001000/json/'])
    expect(brasilApi.requests).toEqual([])
  })

  it('leaves street and district of a whole town’s code open', async () => {
    viaCep.answer({ body: { ...SE, logradouro: '', bairro: '', localidade: 'Extrema', uf: 'MG' } })
    expect(await find('37640-000')).toEqual({
      kind: 'found',
      address: { streetType: '', street: '', district: '', city: 'Extrema', state: 'MG' },
    })
  })

  it('reads the charset that the answer names', async () => {
    const body = Buffer.from(JSON.stringify(SE), 'latin1')
    viaCep.answer({ body, headers: { 'content-type': 'application/json; charset=ISO-8859-1' } })
    expect(await find()).toEqual(FOUND_SE)
  })

  it.each([[true], ['true']])('takes erro: %o as unknown where BrasilAPI knows no better', async (erro) => {
    viaCep.answer({ body: { erro } })
    brasilApi.answer(NOBODY_KNOWS)
    expect(await find('00999-999')).toEqual({ kind: 'notFound' })
    expect(brasilApi.requests.map(({ path }) => path)).toEqual(['/api/cep/v2/00999999'])
  })

  it('finds at BrasilAPI what ViaCEP does not know yet', async () => {
    viaCep.answer({ body: { erro: 'true' } })
    brasilApi.answer({ body: BLUMENAU })
    expect(await find('89010-025')).toEqual(FOUND_BLUMENAU)
  })

  it('believes ViaCEP’s unknown while BrasilAPI is down', async () => {
    viaCep.answer({ body: { erro: true } })
    expect(await find()).toEqual({ kind: 'notFound' })
  })

  const whole = JSON.stringify(SE)
  it.each<[string, FakeAnswer | 'silent', string]>([
    ['fails with 500', { status: 500, body: 'erro' }, 'notJson'],
    ['is busy', { status: 429, body: {} }, 'unexpected'],
    ['calls the request bad', { status: 400, body: '<h2>Erro 400</h2>' }, 'notJson'],
    [
      'breaks its JSON',
      { body: whole.slice(0, 40), headers: { 'content-type': 'application/json' } },
      'notJson',
    ],
    ['is cut off', { body: SE, cutAt: 30 }, 'unreachable'],
    ['redirects', { status: 302, headers: { location: 'http://elsewhere.example/' } }, 'redirected'],
    ['sends a page', { body: '<!doctype html><title>Portal</title>' }, 'notJson'],
    ['sends no end of data', { body: 'x'.repeat(300_000) }, 'tooLarge'],
    ['knows no state', { body: { ...SE, uf: 'XX' } }, 'unexpected'],
    ['sends a list', { body: [] }, 'unexpected'],
    ['says nothing', 'silent', 'timeOut'],
    ['is late', { body: SE, delayMs: 1000 }, 'timeOut'],
  ])('asks BrasilAPI when ViaCEP %s', async (_what, answer, why) => {
    viaCep.answer(answer)
    brasilApi.answer({ body: BLUMENAU })
    expect(await find('89010-025')).toEqual(FOUND_BLUMENAU)
    expect(warnings).toEqual([
      { service: 'viacep', status: expect.toBeOneOf([expect.any(Number), null]), why },
    ])
  })

  it.each<[string, FakeAnswer | 'silent']>([
    ['could reach no directory', NOBODY_REACHED],
    ['answers an empty object', { body: {} }],
    ['fails with 502', { status: 502, body: '<html>Bad gateway</html>' }],
    ['says nothing', 'silent'],
  ])('is unavailable, not unknown, when BrasilAPI %s too', async (_what, answer) => {
    brasilApi.answer(answer)
    expect(await find()).toEqual({ kind: 'unavailable' })
  })

  it('follows no redirect', async () => {
    viaCep.answer({ status: 302, headers: { location: `${brasilApi.url}/stolen` } })
    await find()
    expect(brasilApi.requests.map(({ path }) => path)).toEqual(['/api/cep/v2/01001000'])
  })

  it('keeps a found code for a day, an unknown one for an hour, a failure not at all', async () => {
    viaCep.answer({ body: SE })
    await find()
    hours(23)
    await find()
    expect(viaCep.requests).toHaveLength(1)
    hours(2)
    await find()
    expect(viaCep.requests).toHaveLength(2)

    viaCep.answer({ body: { erro: true } })
    await find('00999-999')
    await find('00999-999')
    expect(viaCep.requests).toHaveLength(3)
    hours(2)
    await find('00999-999')
    expect(viaCep.requests).toHaveLength(4)

    viaCep.answer({ status: 500 })
    await find('20040-002')
    await find('20040-002')
    expect(viaCep.requests).toHaveLength(6)
  })

  it('gives yesterday’s address while both are down', async () => {
    viaCep.answer({ body: SE })
    await find()
    hours(30)
    viaCep.answer('silent')
    expect(await find()).toEqual(FOUND_SE)
  })

  it('asks once for a code that many want at the same time', async () => {
    viaCep.answer({ body: SE, delayMs: 30 })
    await Promise.all(Array.from({ length: 20 }, () => find()))
    expect(viaCep.requests).toHaveLength(1)
  })

  it('leaves a directory alone that fails again and again, and comes back to it', async () => {
    brasilApi.answer({ body: BLUMENAU })
    for (let code = 0; code < 8; code++) await find(`8901002${code}`)
    expect(viaCep.requests).toHaveLength(5)
    time += 11_000
    viaCep.answer({ body: SE })
    expect(await find()).toEqual(FOUND_SE)
    expect(await find('01002-000')).toEqual(FOUND_SE)
    expect(viaCep.requests).toHaveLength(7)
  })

  it('pauses for as long as a busy directory asks', async () => {
    viaCep.answer({ status: 429, headers: { 'retry-after': '60' } })
    await find()
    time += 59_000
    await find('01002-000')
    expect(viaCep.requests).toHaveLength(1)
    time += 2000
    await find('01003-000')
    expect(viaCep.requests).toHaveLength(2)
  })

  it('logs no postal code', async () => {
    await find('89010-025')
    expect(JSON.stringify(warnings)).not.toContain('89010')
    expect(warnings).toHaveLength(2)
  })
})
