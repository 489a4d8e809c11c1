import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { defineCall } from '../call.ts'
import { wireEnum, wireObject } from '../codec.ts'
import { cnpj, quantity, reais, text, uuid } from '../fields.ts'
import { inputReader } from './input-reader.ts'

const line = wireObject({
  quantity: ['quantidade', quantity],
  value: ['valor', reais],
  kind: ['tipo', wireEnum({ benefit: 'BENEFICIO' })],
})
const call = defineCall({
  id: 'test.call',
  method: 'POST',
  path: '/api/v2/leads/:leadId/coisas/:idCarrinho',
  summary: 'Para testes.',
  params: wireObject({ leadId: ['leadId', uuid], cartId: ['idCarrinho', uuid] }),
  query: wireObject({ page: ['pagina', z.string().max(5).optional()] }),
  body: wireObject({
    cnpj: ['cnpj', cnpj],
    name: ['nome', text(10)],
    lines: ['produtos', z.array(line).min(1).max(2)],
  }),
  answer: 'empty',
  success: 204,
  problems: ['leadUnknown'],
})
const read = inputReader(call as never)

const params = {
  leadId: '01900000-0000-7000-8000-000000000001',
  idCarrinho: '01900000-0000-7000-8000-000000000002',
}
const good = { quantidade: 2, valor: 10.5, tipo: 'BENEFICIO' }
const body = { cnpj: '11222333000181', nome: ' Ana ', produtos: [good] }

describe('reading a call', () => {
  test('gives English names, centavos and trimmed texts', () => {
    expect(read({ params, query: { pagina: 'LOJA', utm: 'x' }, body })).toEqual({
      ok: true,
      input: {
        params: { leadId: params.leadId, cartId: params.idCarrinho },
        query: { page: 'LOJA' },
        body: { cnpj: '11222333000181', name: 'Ana', lines: [{ quantity: 2, value: 1050, kind: 'benefit' }] },
      },
    })
  })

  test.each([
    ['a missing field', { ...body, nome: undefined }, 'fieldsRefused', 'nome', 'Campo obrigatório.'],
    ['an empty one', { ...body, nome: ' ' }, 'fieldsRefused', 'nome', 'Obrigatório'],
    [
      'a text too long',
      { ...body, nome: 'a'.repeat(11) },
      'fieldsRefused',
      'nome',
      'Máximo de 10 caracteres',
    ],
    ["a rule of the field's own", { ...body, cnpj: '1' }, 'fieldsRefused', 'cnpj', 'Número de CNPJ inválido'],
    ['too few items', { ...body, produtos: [] }, 'fieldsRefused', 'produtos', 'Campo obrigatório.'],
    [
      'too many items',
      { ...body, produtos: [good, good, good] },
      'fieldsRefused',
      'produtos',
      'Máximo de 2 itens',
    ],
    [
      'a number too large',
      { ...body, produtos: [{ ...good, quantidade: 10_000 }] },
      'fieldsRefused',
      'produtos.0.quantidade',
      'Valor inválido',
    ],
    [
      'a third decimal',
      { ...body, produtos: [{ ...good, valor: 1.005 }] },
      'fieldsRefused',
      'produtos.0.valor',
      'Valor inválido',
    ],
    [
      'a word that is none',
      { ...body, produtos: [{ ...good, tipo: 'OUTRO' }] },
      'fieldsRefused',
      'produtos.0.tipo',
      'Escolha uma das opções',
    ],
    [
      'a digit string for a number',
      { ...body, produtos: [good, { ...good, quantidade: '2' }] },
      'unreadable',
      'produtos.1.quantidade',
      'Valor inválido',
    ],
    ['null for a text', { ...body, nome: null }, 'unreadable', 'nome', 'Valor inválido'],
    ['an unknown field', { ...body, admin: true }, 'unreadable', 'admin', 'Campo desconhecido'],
    [
      'an unknown field deep inside',
      { ...body, produtos: [{ ...good, desconto: 1 }] },
      'unreadable',
      'produtos.0.desconto',
      'Campo desconhecido',
    ],
  ])('%s is refused in words', (_name, given, refusal, field, message) => {
    expect(read({ params, query: {}, body: given })).toEqual({
      ok: false,
      refusal,
      fields: [{ field, message }],
    })
  })

  test('a shape and a rule broken together are unreadable, and both are named', () => {
    const refused = read({ params, query: {}, body: { ...body, nome: '', cnpj: 1 } })
    expect(refused).toMatchObject({ refusal: 'unreadable', fields: [{ field: 'cnpj' }, { field: 'nome' }] })
  })

  test('nothing sent is every field missing; another thing than an object is no body', () => {
    expect(read({ params, query: {}, body: undefined })).toMatchObject({
      refusal: 'fieldsRefused',
      fields: [{ field: 'cnpj' }, { field: 'nome' }, { field: 'produtos' }],
    })
    expect(read({ params, query: {}, body: [] })).toEqual({ ok: false, refusal: 'unreadable' })
  })

  test('an address that cannot be one is an unknown thing, by what the call refuses', () => {
    expect(read({ params: { ...params, leadId: '1' }, query: {}, body })).toEqual({
      ok: false,
      refusal: 'leadUnknown',
    })
    expect(read({ params: { ...params, idCarrinho: '1' }, query: {}, body })).toEqual({
      ok: false,
      refusal: 'notFound',
    })
  })

  test('a parameter given twice is a wrong type', () => {
    expect(read({ params, query: { pagina: ['a', 'b'] }, body })).toMatchObject({
      refusal: 'unreadable',
      fields: [{ field: 'pagina' }],
    })
  })
})
