import { withoutCpf } from '@benefits/domain/customer/without-cpf'
import { formatCnpj } from '@benefits/domain/document/format-cnpj'
import type { Cnpj } from '@benefits/domain/document/types'
import type { RegistryAnswer, RegistryRefusal } from '../../ports/registry.ts'
import { cleanText } from '../upstream/clean-text.ts'
import type { GetAnswer } from '../upstream/get-json.ts'
import { brasilApiAddress } from './brasil-api-address.ts'

type Body = Readonly<Record<string, unknown>>

/**
 * `situacao_cadastral`, its description and the store's refusal: `companyInactive` is for good, `companyIrregular` can
 * be put right.
 */
const STATUSES: readonly (readonly [number: number, name: string, refusal: RegistryRefusal | null])[] = [
  [1, 'NULA', 'companyInactive'],
  [2, 'ATIVA', null],
  [3, 'SUSPENSA', 'companyIrregular'],
  [4, 'INAPTA', 'companyIrregular'],
  [8, 'BAIXADA', 'companyInactive'],
]

/** Legal natures outside group 1 that buy by tender too: public company, mixed-economy company (Lei 13.303/2016). */
const STATE_COMPANIES: ReadonlySet<string> = new Set(['2011', '2038'])

/**
 * Reads an answer of `cnpj/v1/{cnpj}`. A CNPJ that the service calls unknown or malformed is `companyUnknown`, since
 * its check digits were right; null for whatever is not the service's own word: failures, other programs' error pages,
 * another company.
 */
export function readBrasilApi(cnpj: Cnpj, answer: GetAnswer): RegistryAnswer | null {
  if (answer.kind === 'failed' || !isBody(answer.body)) return null
  const { status, body } = answer
  if (status === 404 && isOwnRefusal(body, 'not_found', 'NotFoundError'))
    return { kind: 'refused', refusal: 'companyUnknown' }
  if (status === 400 && isOwnRefusal(body, 'bad_request', 'BadRequestError'))
    return { kind: 'refused', refusal: 'companyUnknown' }
  return status === 200 ? readCompany(cnpj, body) : null
}

function isBody(body: unknown): body is Body {
  return typeof body === 'object' && body !== null && !Array.isArray(body)
}

function isOwnRefusal(body: Body, type: string, name: string): boolean {
  return body.type === type || body.name === name
}

function readCompany(cnpj: Cnpj, body: Body): RegistryAnswer | null {
  const status = readStatus(body)
  // A one-person firm whose name is nothing but the number is left with its CNPJ.
  const registeredName = cleanText(body.razao_social, 150)
  const corporateName = withoutCpf(registeredName) || (registeredName && formatCnpj(cnpj))
  if (status === undefined || corporateName === '' || !isAbout(cnpj, body)) return null
  const [, , refusal] = status
  if (refusal !== null) return { kind: 'refused', refusal }
  return {
    kind: 'active',
    corporateName,
    tradeName: withoutCpf(cleanText(body.nome_fantasia, 150)) || corporateName,
    address: brasilApiAddress(body),
    publicAgency: isPublicAgency(body),
  }
}

function readStatus(body: Body) {
  const number = cleanText(body.situacao_cadastral)
  const name = cleanText(body.descricao_situacao_cadastral).toUpperCase()
  return (
    STATUSES.find((status) => String(status[0]) === number) ??
    STATUSES.find((status) => status[1] === name || status[1] === number.toUpperCase())
  )
}

/** An answer about another company is a mix-up on the way, never this one's data. */
function isAbout(cnpj: Cnpj, body: Body): boolean {
  const answered = cleanText(body.cnpj).replace(/[./-]/g, '').toUpperCase()
  return answered.padStart(14, '0') === cnpj
}

/** Group 1 of the legal natures is public administration; where the code is missing, its governing body tells. */
function isPublicAgency(body: Body): boolean {
  const nature = cleanText(body.codigo_natureza_juridica).replace(/\D/g, '')
  if (nature === '') return cleanText(body.ente_federativo_responsavel) !== ''
  return /^1\d{3}$/.test(nature) || STATE_COMPANIES.has(nature)
}
