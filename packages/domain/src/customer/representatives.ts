import { parseCnpj } from '../document/parse-cnpj.ts'
import { parseCpf } from '../document/parse-cpf.ts'
import type { Cnpj, Cpf } from '../document/types.ts'

/** Who speaks for a company by law, or owns a part of it. */
export type RepresentativeKind = 'legalRepresentative' | 'ownershipChain'

/** Most people or companies that may be named beside the first (docs/rules/documents.md: one-person-once). */
export const MAX_EXTRA_CONTACTS = 3

/** What the rules of documents look at; the document with or without its mask. */
export interface NamedRepresentative {
  readonly kind: RepresentativeKind
  readonly isLegalEntity: boolean
  readonly document: string
}

/** What is wrong with a representative's document. */
export type DocumentProblem =
  | 'cpfRequired'
  | 'cpfInvalid'
  | 'cpfRepeated'
  | 'cnpjRequired'
  | 'cnpjInvalid'
  | 'cnpjRepeated'

/** Only a member of the ownership chain may be a company; who represents is always a person. */
export function isCompanyDocument({
  kind,
  isLegalEntity,
}: Pick<NamedRepresentative, 'kind' | 'isLegalEntity'>): boolean {
  return kind === 'ownershipChain' && isLegalEntity
}

/** The bare CPF or CNPJ of a representative, or null for a wrong one. */
export function bareDocument(person: NamedRepresentative): Cpf | Cnpj | null {
  return isCompanyDocument(person) ? parseCnpj(person.document) : parseCpf(person.document)
}

/**
 * What is wrong with each one's document, in their order; null for nothing. Nobody may be named twice: the later one is
 * told (docs/rules/documents.md: one-person-once).
 */
export function documentProblems(people: readonly NamedRepresentative[]): (DocumentProblem | null)[] {
  const bare = people.map(bareDocument)
  return people.map((person, at) => {
    const document = bare[at]
    const isCompany = isCompanyDocument(person)
    if (person.document.trim() === '') return isCompany ? 'cnpjRequired' : 'cpfRequired'
    if (!document) return isCompany ? 'cnpjInvalid' : 'cpfInvalid'
    if (bare.indexOf(document) < at) return isCompany ? 'cnpjRepeated' : 'cpfRepeated'
    return null
  })
}

/** Whether somebody among them represents the company by law. */
export function isRepresented(people: readonly Pick<NamedRepresentative, 'kind'>[]): boolean {
  return people.some(({ kind }) => kind === 'legalRepresentative')
}
