import { beforeAll, describe, expect, test } from 'vitest'
import { ADDRESS, anyCnpj, COMPANY, JOANA } from '../test/calls/purchase-server.ts'
import {
  type Answer,
  createLead,
  read,
  register,
  registerCart,
  saveCompany,
} from '../test/support/purchase-steps.ts'
import { failuresIn, type WatchedLog, watchLog } from './attacked-store.ts'
import { anyCpf } from './documents.ts'
import { storesHere } from './stores-here.ts'
import { anyEmail, type Visitor, visit } from './visitor.ts'

/** What no line of text holds. */
const SMUGGLED: readonly (readonly [name: string, text: string])[] = [
  ['a line of its own', 'Ab\r\nTotal: R$ 0,01'],
  ['a line feed', 'Ab\nTotal'],
  ['a line separator', 'Ab\u2028Total'],
  ['a next line', 'Ab\u0085Total'],
  ['a bell', 'Ab\u0007cd'],
  ['NUL', 'Ab\u0000cd'],
  ['half a surrogate', 'Ab\ud800cd'],
  ['the other half', 'Ab\udc00cd'],
  ['another direction', 'Ab\u202edc'],
  ['an isolate', 'Ab\u2066dc\u2069'],
]

interface Field {
  readonly name: string
  readonly send: (visitor: Visitor, leadId: string, text: string) => Promise<Answer>
}

const person = () => ({ cnpj: anyCnpj(), email: anyEmail() })
const inContact = (member: string): Field => ({
  name: `contato.${member}`,
  send: ({ call }, _leadId, text) => createLead(call, person(), { [member]: text }),
})
const inRegistration = (member: string): Field => ({
  name: `usuario.${member}`,
  send: ({ call }, _leadId, text) => register(call, person(), { cpf: anyCpf(), [member]: text }),
})
const inCompany = (name: string, change: (text: string) => object): Field => ({
  name: `empresa.${name}`,
  send: ({ call }, leadId, text) => saveCompany(call, leadId, JOANA.emailContato, change(text)),
})
const inAddress = (member: string): Field =>
  inCompany(`enderecoLocalEntrega.${member}`, (text) => ({
    enderecoLocalEntrega: { ...ADDRESS, [member]: text },
  }))
const inQuery = (path: string): Field => ({
  name: path,
  send: ({ call }, _leadId, text) =>
    call({ method: 'GET', path: `${path}${encodeURIComponent(text.toWellFormed())}` }),
})

const FIELDS: readonly Field[] = [
  ...['nomeContato', 'emailContato', 'telefoneContato', 'cpfContato', 'dataNascimento'].map(inContact),
  ...['primeiroNome', 'sobrenome', 'email', 'ddd', 'numeroTelefone', 'dataNascimento', 'cpf'].map(
    inRegistration,
  ),
  ...['senha', 'confirmarSenha'].map(inRegistration),
  ...['logradouro', 'numero', 'complemento', 'bairro', 'cidade', 'estado', 'cep', 'tipoLogradouro'].map(
    inAddress,
  ),
  inCompany('nomeFantasia', (nomeFantasia) => ({ nomeFantasia })),
  inCompany('nomeImpressao', (nomeImpressao) => ({ nomeImpressao })),
  inCompany('representanteLegal.nome', (nome) => ({
    representanteLegal: { ...COMPANY.representanteLegal, nome },
  })),
  inCompany('dadosCadastrais.nomeCadastro', (nomeCadastro) => ({
    dadosCadastrais: { ...COMPANY.dadosCadastrais, nomeCadastro },
  })),
  {
    name: 'lead.utm',
    send: ({ call }, _leadId, text) => {
      const { cnpj, email } = person()
      const contato = { ...JOANA, emailContato: email }
      const utm = { source: text, medium: 'b', campaign: 'c' }
      const body = { uuid: 'v', empresaRh: { cnpjRh: cnpj, qtdFuncionarios: 10, contato, utm } }
      return call({ method: 'POST', path: '/api/v2/leads', body })
    },
  },
  {
    name: 'lead.uuid',
    send: ({ call }, _leadId, text) => {
      const { cnpj, email } = person()
      const contato = { ...JOANA, emailContato: email }
      const body = { uuid: text, empresaRh: { cnpjRh: cnpj, qtdFuncionarios: 10, contato } }
      return call({ method: 'POST', path: '/api/v2/leads', body })
    },
  },
]
/** Nothing is kept of these: they may answer as to any text that finds nothing. */
const LOOKED_UP: readonly Field[] = [
  inQuery('/api/v1/enderecos/'),
  inQuery('/api/v1/empresas/'),
  inQuery('/api/bff/faqs/artigos?limite=5&busca='),
  inQuery('/api/bff/tabela-precos?faixaDePreco=10&codigoAplicacao='),
  inQuery('/api/bff/configuracoes/emissores-loja/'),
  inQuery('/faq?busca='),
  inQuery('/produto/'),
]
describe.each(storesHere())('texts that are no line of text, on $kind', (store) => {
  let log: WatchedLog
  beforeAll(async () => {
    log = await watchLog(store)
  })
  const visitorWithLead = async () => {
    const visitor = await visit(store, { issuer: 'SICRE' })
    const lead = await createLead(visitor.call, person())
    return { visitor, leadId: read<{ idSimuleCompre: string }>(lead, 201).idSimuleCompre }
  }

  test.each(FIELDS)('$name refuses them', async ({ send }) => {
    const { visitor, leadId } = await visitorWithLead()
    const taken: string[] = []
    for (const [name, text] of SMUGGLED) {
      const { status } = await send(visitor, leadId, text)
      if (status !== 400 && status !== 422) taken.push(`${name}: ${status}`)
    }
    expect(taken).toEqual([])
  })

  test.each(LOOKED_UP)('$name finds nothing by them', async ({ send }) => {
    const { visitor, leadId } = await visitorWithLead()
    for (const [name, text] of SMUGGLED) {
      const { status } = await send(visitor, leadId, text)
      expect(status, name).toBeLessThan(500)
    }
  })

  test('a name of an interest and a key of a request refuse them too', async () => {
    const { visitor, leadId } = await visitorWithLead()
    for (const [name, text] of SMUGGLED) {
      const line = { codigoProduto: 27, quantidade: 1, valorTotalBeneficios: 500, tipoProduto: 'BENEFICIO' }
      const cart = await registerCart(visitor.call, leadId, [
        { ...line, tipoPlano: text, produtosAdicionais: [] },
      ])
      expect([400, 422], name).toContain(cart.status)
    }
  })

  test('the log tells no failure of all this', async () => {
    expect(failuresIn(await log.lines())).toEqual([])
  })
})
