import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../support/databases.ts'
import {
  ADDRESS,
  actAs,
  anyCnpj,
  COMPANY,
  JOANA,
  MEALS_TO_PRICE,
  type PurchaseServer,
  startBuyer,
  startPurchases,
} from './purchase-server.ts'
import { refusalOf } from './start-calls.ts'

const NUL = '\u0000'
const HALF = '\ud800'

describe.each(databases)('texts on %s', (kind) => {
  let server: PurchaseServer
  beforeAll(async () => {
    server = await startPurchases(kind)
  })
  afterAll(() => server.close())

  const saveCompany = async (company: object) => {
    const buyer = await startBuyer(server)
    return actAs(server, buyer).saveCompany(company)
  }

  test.each([
    ['a line of its own', { nomeFantasia: 'Ab\r\nTotal: R$ 0,01' }, 'nomeFantasia'],
    ['a line of its own on the card', { nomeImpressao: 'Ab\u2028Total' }, 'nomeImpressao'],
    ['text that runs backwards', { nomeFantasia: 'Ab \u202e10,0 $R' }, 'nomeFantasia'],
    ['a control character', { nomeFantasia: 'Ab\u0085c' }, 'nomeFantasia'],
    ['a NUL', { nomeFantasia: `Ab${NUL}c` }, 'nomeFantasia'],
    ['half of a character', { nomeFantasia: `Ab${HALF}c` }, 'nomeFantasia'],
    [
      'a street of two lines',
      { enderecoLocalEntrega: { ...ADDRESS, logradouro: 'Rua\nNova' } },
      'enderecoLocalEntrega.logradouro',
    ],
    [
      'a complement of two lines',
      { enderecoFiscal: { ...ADDRESS, complemento: 'a\nb' } },
      'enderecoFiscal.complemento',
    ],
  ])('%s is a refused field', async (_name, company, field) => {
    const refused = await saveCompany(company)
    expect(refusalOf(refused)).toMatchObject({ status: 422, fields: [field] })
    expect(refused.json().campos[0].mensagem).toBe('Escreva em uma só linha, sem caracteres de controle')
  })

  test.each([
    ['another alphabet', { nomeFantasia: '東京カフェ' }, 'nomeFantasia'],
    ['a picture', { nomeFantasia: 'Padaria 🥐' }, 'nomeFantasia'],
    [
      'a letter that the font lacks',
      { dadosCadastrais: { ...COMPANY.dadosCadastrais, nomeCadastro: 'Joana ḃatista' } },
      'dadosCadastrais.nomeCadastro',
    ],
    [
      'a street',
      { enderecoLocalEntrega: { ...ADDRESS, logradouro: 'شارع' } },
      'enderecoLocalEntrega.logradouro',
    ],
    ['a complement', { enderecoFiscal: { ...ADDRESS, complemento: 'Loja ①' } }, 'enderecoFiscal.complemento'],
  ])('what the contract cannot show is a refused field: %s', async (_name, company, field) => {
    const refused = await saveCompany(company)
    expect(refusalOf(refused)).toMatchObject({ status: 422, fields: [field] })
    expect(refused.json().campos[0].mensagem).toBe('Use letras latinas, números e sinais')
  })

  test('what is engraved on cards is folded from whatever was given', async () => {
    const saved = await saveCompany({ nomeImpressao: 'Pão & Açúcar – Comércio de Alimentos do Zé' })
    expect(saved.json().nomeImpressao).toBe('PAO & ACUCAR - COMERCIO')
    const refused = await saveCompany({ nomeImpressao: '☕ ☕' })
    expect(refusalOf(refused)).toMatchObject({ status: 422, fields: ['nomeImpressao'] })
  })

  test('blanks of any kind are kept as one, and what nobody sees is not kept', async () => {
    const saved = await saveCompany({ nomeFantasia: '\ufeff Ca\u00adfé\t \u00a0\u200bAl\u2060fa ' })
    expect(saved.json().nomeFantasia).toBe('Café Alfa')
  })

  test.each([NUL, HALF])('no field of a call takes %j', async (bad) => {
    const lead = (more: object, contact: object = {}) => ({
      uuid: 'visitor',
      empresaRh: { cnpjRh: anyCnpj(), qtdFuncionarios: 10, contato: { ...JOANA, ...contact }, ...more },
    })
    const text = `a${bad}b`
    const bodies: [method: 'POST' | 'PUT', url: string, body: object][] = [
      ['POST', '/api/v2/leads', { ...lead({}), uuid: text }],
      ['POST', '/api/v2/leads', lead({ cnpjRh: text })],
      ['POST', '/api/v2/leads', lead({ utm: { source: text, medium: 'a', campaign: 'b' } })],
      ['POST', '/api/v2/leads', lead({ utm: { source: 'a', medium: 'a', campaign: 'b', term: text } })],
      ...Object.keys(JOANA).map((name): [method: 'POST', url: string, body: object] => [
        'POST',
        '/api/v2/leads',
        lead({}, { [name]: text }),
      ]),
      ['POST', '/api/v1/gestao-acessos/usuarios', { primeiroNome: text, senha: text, cnpj: text }],
      ['POST', '/api/v2/clientes-rh/pedidos/precificacoes', { produtos: [{ codigoProduto: text }] }],
    ]
    for (const [method, url, body] of bodies) {
      const answer = await server.call(method, url, { body })
      expect([404, 422], `${url} ${JSON.stringify(body)} ${answer.body}`).toContain(answer.statusCode)
    }
  })

  test('addresses and headers with such texts are refused or read as others, never a failure', async () => {
    const urls = [
      '/api/bff/faqs/artigos?busca=%00',
      '/api/bff/faqs/artigos?busca=%ED%A0%80',
      '/api/v1/enderecos/%00',
      '/api/v1/empresas/%00',
      '/api/v1/empresas/11222333000181/tipo?cpf=%00&emailAcesso=%00',
      '/api/v2/leads/%00',
      '/api/bff/configuracoes/emissores-loja/%00',
      '/api/bff/tabela-precos?faixaDePreco=%00',
    ]
    for (const url of urls) expect((await server.call('GET', url)).statusCode, url).toBeLessThan(500)
    const headers = {
      'user-agent': 'a\u0085\u00adb',
      'identificacao-oferta': '\u0085\u00ff',
      'id-subcanal': 'a\u0085b',
      'idempotency-key': 'a\u00ffb',
    }
    for (const [name, value] of Object.entries(headers)) {
      const priced = await server.call('POST', '/api/v2/clientes-rh/pedidos/precificacoes', {
        body: MEALS_TO_PRICE,
        headers: { [name]: value },
      })
      expect(priced.statusCode, name).toBeLessThan(500)
    }
  })
})
