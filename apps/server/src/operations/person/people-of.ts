import type { Row } from '../../database/schema.ts'
import { type RemainingEvidence, readRemainingEvidence } from '../../repositories/stored-evidence.ts'
import { normaliseId } from './subject.ts'

/** A person as one place of a purchase has them; members that the place does not have are absent. */
export interface Somebody {
  readonly place: 'contact' | 'registration' | 'representative' | 'accepted' | 'contract'
  readonly name?: string | undefined
  readonly cpf?: string | undefined
  readonly email?: string | undefined
  readonly phone?: string | undefined
  readonly birthDate?: string | undefined
}

interface Written {
  readonly name?: string
  readonly cpf?: string
  readonly document?: string
  readonly email?: string
  readonly phone?: string
  readonly birthDate?: string
}

interface WrittenCompany {
  readonly registration?: Written
  readonly legalRepresentative?: Written
  readonly extraContacts?: readonly Written[]
}

/** Everybody whom a lead and its acceptances name, place by place. */
export function peopleOf(
  lead: Pick<Row<'leads'>, 'contact' | 'company'>,
  evidences: readonly Pick<Row<'evidences'>, 'id' | 'record'>[],
): readonly Somebody[] {
  const { registration, legalRepresentative, extraContacts = [] } = (lead.company ?? {}) as WrittenCompany
  const representatives = [legalRepresentative, ...extraContacts].flatMap((one) => (one ? [one] : []))
  return [
    toSomebody('contact', lead.contact as Written),
    ...(registration ? [toSomebody('registration', registration)] : []),
    ...representatives.map((one) => toSomebody('representative', one)),
    ...evidences.flatMap((evidence) => peopleOfEvidence(readRemainingEvidence(evidence))),
  ]
}

function peopleOfEvidence({
  representativeName,
  representativeCpf,
  email,
  facts,
}: RemainingEvidence): Somebody[] {
  const accepted = { name: representativeName, cpf: representativeCpf, email }
  const inContract = facts ? [facts.contact, ...facts.legalRepresentatives, ...facts.ownershipChain] : []
  return [toSomebody('accepted', accepted), ...inContract.map((one) => toSomebody('contract', one))]
}

function toSomebody(place: Somebody['place'], written: Written): Somebody {
  const { name, cpf, document, email, phone, birthDate } = written
  return { place, name, cpf: cpf || document, email, phone, birthDate }
}

/** What names a person for sure: documents and e-mails, not names. */
export function idsIn({ cpf, email }: Somebody): readonly string[] {
  return [cpf, email].flatMap((id) => (id ? [normaliseId(id)] : []))
}

/**
 * Which of a purchase's people are the person with these ids: those who have one of them, and those who share an id
 * with such a one. It stays within one purchase, since there the ids were written down together.
 */
export function whoIs(people: readonly Somebody[], ids: readonly string[]): readonly Somebody[] {
  const known = new Set(ids)
  const found = new Set<Somebody>()
  for (let grows = true; grows; ) {
    grows = false
    for (const one of people) {
      const own = idsIn(one)
      if (found.has(one) || !own.some((id) => known.has(id))) continue
      found.add(one)
      for (const id of own) known.add(id)
      grows = true
    }
  }
  return people.filter((one) => found.has(one))
}
