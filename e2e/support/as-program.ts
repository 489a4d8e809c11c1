import type { APIRequestContext } from '@playwright/test'
import { parseCnpj } from '../../packages/domain/src/document/parse-cnpj.ts'
import { expect } from './test.ts'

const CLIENT = 'loja-dev'
const SECRET = 'loja-dev-secret'
const REDIRECT = 'http://localhost:3000/'

/** A line of a cart as programs send it; the value in reais per card and month. */
export interface ProgramLine {
  readonly code: number
  readonly quantity: number
  readonly value: number
  /** How a plan of HR is paid; absent for a card. */
  readonly plan?: 'MENSAL' | 'ANUAL'
}

/** A proposal as programs know it. */
export interface MadeProposal {
  readonly key: string
  readonly number: string
}

type Send = <Answer>(
  method: 'GET' | 'POST',
  path: string,
  body?: object,
) => Promise<{ readonly status: number; readonly answer: Answer }>

/** The calls as the development client makes them for an issuer, in a session of its own. */
export async function asProgram(request: APIRequestContext, issuer: string): Promise<Send> {
  const granted = await request.post('/api/oauth/grant-code', {
    data: { client_id: CLIENT, redirect_uri: REDIRECT },
  })
  const { redirect_uri: back } = await granted.json()
  const traded = await request.post('/api/oauth/access-token', {
    headers: { authorization: `Basic ${Buffer.from(`${CLIENT}:${SECRET}`).toString('base64')}` },
    data: { grant_type: 'authorization_code', code: new URL(back).searchParams.get('code') },
  })
  const { access_token: token } = await traded.json()
  const headers = { client_id: CLIENT, access_token: token, 'sigla-emissor': issuer }
  return async (method, path, body) => {
    const response = await request.fetch(path, { method, headers, ...(body && { data: body }) })
    return { status: response.status(), answer: await response.json() }
  }
}

/** Makes a proposal for a company by the calls, for a test that is about what comes after. */
export async function propose(
  request: APIRequestContext,
  issuer: string,
  cnpj: string,
  lines: readonly ProgramLine[],
): Promise<MadeProposal> {
  const send = await asProgram(request, issuer)
  const contato = {
    nomeContato: 'Joana Prado',
    emailContato: 'joana@alfa.example',
    telefoneContato: '11987654321',
    cpfContato: '52998224725',
    dataNascimento: '1985-03-09',
  }
  const { answer: lead } = await send<{ idSimuleCompre: string }>('POST', '/api/v2/leads', {
    uuid: 'proposta',
    empresaRh: { cnpjRh: parseCnpj(cnpj), qtdFuncionarios: 10, contato },
  })
  const { status, answer } = await send<{ numero: string; link: string }>(
    'POST',
    `/api/v2/leads/${lead.idSimuleCompre}/carrinhos/proposta`,
    {
      produtosCarrinho: lines.map(({ value, ...line }) => ({
        ...toWire(line),
        valorTotalBeneficios: line.quantity * value,
      })),
      produtosInteresse: [],
    },
  )
  expect(status, JSON.stringify(answer)).toBe(201)
  return { key: new URL(answer.link).pathname.split('/').at(-1) ?? '', number: answer.numero }
}

/** What lines cost at this moment, in reais. */
export async function priceNow(
  request: APIRequestContext,
  issuer: string,
  lines: readonly ProgramLine[],
): Promise<number> {
  const send = await asProgram(request, issuer)
  const { answer } = await send<{ precificacao: { resumo: { valorTotalComDesconto: number } } }>(
    'POST',
    '/api/v2/clientes-rh/pedidos/precificacoes',
    { produtos: lines.map((line) => ({ ...toWire(line), valorMensal: line.value })), servicosAdicionais: [] },
  )
  return answer.precificacao.resumo.valorTotalComDesconto
}

function toWire({ code, quantity, plan }: Omit<ProgramLine, 'value'>): object {
  return {
    codigoProduto: code,
    quantidade: quantity,
    tipoProduto: plan ? 'HCM' : 'BENEFICIO',
    tipoPlano: plan ?? 'MENSAL',
    produtosAdicionais: [],
  }
}
