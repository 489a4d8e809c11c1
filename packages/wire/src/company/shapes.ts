import type { Cep, Uf } from '@benefits/domain/document/types'
import * as z from 'zod'
import { wireObject } from '../codec.ts'
import {
  cep,
  code,
  customerType,
  optionalPrinted,
  planPeriod,
  printed,
  quantity,
  reais,
  text,
  uf,
} from '../fields.ts'

/** An address that somebody fills in: everything but the complement is required. */
export const filledAddress = wireObject({
  cep: ['cep', cep],
  streetType: ['tipoLogradouro', printed(30)],
  street: ['logradouro', printed(120)],
  number: ['numero', text(10)],
  complement: ['complemento', optionalPrinted(20)],
  district: ['bairro', printed(50)],
  city: ['cidade', printed(50)],
  state: ['estado', uf],
})

/** An address as the registry gave it: any part may be empty. */
export const knownAddress = wireObject({
  cep: ['cep', z.custom<Cep | ''>()],
  streetType: ['tipoLogradouro', z.string()],
  street: ['logradouro', z.string()],
  number: ['numero', z.string()],
  complement: ['complemento', z.string()],
  district: ['bairro', z.string()],
  city: ['cidade', z.string()],
  state: ['estado', z.custom<Uf | ''>()],
})

export const contractedProduct = wireObject({
  code: ['codigo', code],
  groupCode: ['codigoAgrupador', code],
  name: ['nome', z.string()],
  quantity: ['quantidade', quantity.optional()],
  value: ['valor', reais.optional()],
  planPeriod: ['tipoPlano', planPeriod.optional()],
  additionalCodes: ['produtosAdicionais', z.array(code).optional()],
})

/** The access account behind an e-mail; the e-mail comes masked. */
export const accessUser = wireObject({
  id: ['id', z.uuid()],
  origin: ['origem', z.string()],
  maskedEmail: ['emailAcesso', z.string()],
  mfa: ['mfa', z.boolean()],
})

export const customerTypeAnswer = wireObject({
  customerType: ['tipoCliente', customerType],
  user: ['usuario', accessUser.nullable()],
})
