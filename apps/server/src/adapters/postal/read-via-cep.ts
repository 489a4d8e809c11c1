import { parseUf } from '@benefits/domain/region/states'
import type { PostalAnswer } from '../../ports/postal.ts'
import { cleanText } from '../upstream/clean-text.ts'
import type { GetAnswer } from '../upstream/get-json.ts'
import { splitStreet } from '../upstream/street-types.ts'

/** The fields of a directory's answer, whatever it calls them. */
interface RawAddress {
  readonly street: unknown
  readonly district: unknown
  readonly city: unknown
  readonly state: unknown
}

/**
 * Reads an answer of `ws/{cep}/json/`: unknown codes come as 200 with `erro`, a boolean or a text. Null for anything
 * else, its 400 page included: the code's shape was right.
 */
export function readViaCep(answer: GetAnswer): PostalAnswer | null {
  const body = bodyOf(answer)
  if (body === null || answer.status !== 200) return null
  if (body.erro === true || body.erro === 'true') return { kind: 'notFound' }
  const { logradouro, bairro, localidade, uf } = body
  return toAddress({ street: logradouro, district: bairro, city: localidade, state: uf })
}

/**
 * Reads an answer of `cep/v2/{cep}`. It asks several directories and says 404 both when they do not know the code and
 * when none of them could be reached; only the word of one that looked counts as unknown.
 */
export function readBrasilApiCep(answer: GetAnswer): PostalAnswer | null {
  const body = bodyOf(answer)
  if (body === null) return null
  if (answer.status === 404) return isLookedUp(body.errors) ? { kind: 'notFound' } : null
  if (answer.status !== 200) return null
  const { street, neighborhood, city, state } = body
  return toAddress({ street, district: neighborhood, city, state })
}

function bodyOf(answer: GetAnswer): Readonly<Record<string, unknown>> | null {
  if (answer.kind === 'failed' || typeof answer.body !== 'object' || answer.body === null) return null
  return answer.body as Readonly<Record<string, unknown>>
}

/** 'CEP não encontrado na base do ViaCEP.', 'CEP INVÁLIDO', 'CEP NAO ENCONTRADO'. */
const LOOKED_UP = /n[aã]o encontrado|inv[aá]lido/i

function isLookedUp(errors: unknown): boolean {
  if (!Array.isArray(errors)) return false
  return errors.some((error) => LOOKED_UP.test(cleanText((error as { message?: unknown } | null)?.message)))
}

/** Codes of a whole town have neither street nor district: both stay open for typing. Null without town and state. */
function toAddress({ street, district, city, state }: RawAddress): PostalAnswer | null {
  const uf = parseUf(cleanText(state))
  const town = cleanText(city)
  if (uf === null || town === '') return null
  const address = { ...splitStreet(cleanText(street)), district: cleanText(district), city: town, state: uf }
  return { kind: 'found', address }
}
