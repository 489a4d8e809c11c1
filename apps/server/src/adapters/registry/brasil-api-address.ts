import type { Address } from '@benefits/domain/customer/address'
import { parseCep } from '@benefits/domain/document/parse-cep'
import type { Cep, Uf } from '@benefits/domain/document/types'
import { stateOfCep } from '@benefits/domain/region/state-of-cep'
import { parseUf, stateOf } from '@benefits/domain/region/states'
import { cleanText } from '../upstream/clean-text.ts'
import { splitStreet } from '../upstream/street-types.ts'
import { titleCase } from '../upstream/title-case.ts'

/**
 * The address of a `cnpj/v1` answer: capitals made readable; what the store's form would refuse is left open, and so is
 * the state of an address abroad ('EX').
 */
export function brasilApiAddress(body: Readonly<Record<string, unknown>>): Address {
  const state = parseUf(cleanText(body.uf)) ?? ''
  return {
    cep: readCep(body.cep),
    ...readStreet(body),
    ...readNumber(body),
    district: titleCase(cleanText(body.bairro)),
    city: readCity(cleanText(body.municipio), state),
    state,
  }
}

/** Documented as a number and answered as a text: a leading zero may be missing. */
function readCep(value: unknown): Cep | '' {
  const cep = parseCep(cleanText(value).padStart(8, '0'))
  return cep !== null && stateOfCep(cep) !== null ? cep : ''
}

/** Two spellings of the kind of way are in use. */
function readStreet(body: Readonly<Record<string, unknown>>) {
  const kind = titleCase(cleanText(body.descricao_tipo_de_logradouro ?? body.descricao_tipo_logradouro, 30))
  const street = cleanText(body.logradouro)
  if (kind === '') return splitStreet(titleCase(street))
  return { streetType: kind, street: titleCase(street, { isRest: true }) }
}

/** House numbers are digits in the store: 'S/N' is none, 'KM 12' belongs to the complement. */
function readNumber(body: Readonly<Record<string, unknown>>) {
  const number = cleanText(body.numero, 20)
  const complement = cleanText(body.complemento)
  if (/^\d+$/.test(number)) return { number, complement: titleCase(complement) }
  const isNone = /^(s\W*n\W*|sem n[uú]mero|)$/i.test(number)
  const rest = isNone ? complement : cleanText(`${number} ${complement}`)
  return { number: '', complement: titleCase(rest) }
}

/** The registry writes without accents; those of the states' capitals are known. */
function readCity(name: string, state: Uf | ''): string {
  const capital = state === '' ? '' : stateOf(state).capital
  return folded(capital) === folded(name) ? capital : titleCase(name)
}

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()
}
