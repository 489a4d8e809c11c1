import { canonicalJson, type Plain } from '@benefits/domain/contract/canonical-json'
import { parseCnpj } from '@benefits/domain/document/parse-cnpj'
import { parseCpf } from '@benefits/domain/document/parse-cpf'
import type { hiringBody } from '@benefits/wire/contract/hire'
import type { output } from 'zod'
import type { ContractFacts } from '../../contract-pdf/contract-facts.ts'
import { barePhone } from '../lead/person-checks.ts'

/** What a caller sends to hire. */
export type HiringRequest = output<typeof hiringBody>

type Signatory = HiringRequest['legalRepresentatives'][number]

/**
 * Whether a hiring says nothing else than the contract: trade name, contact, delivery address, representatives and
 * ownership chain, in any order and with or without masks. Anything else would change what was accepted.
 */
export function sameAsAccepted(request: HiringRequest, facts: ContractFacts): boolean {
  const { contact } = request
  const asked = {
    tradeName: request.tradeName,
    contact: {
      name: contact.name.normalize('NFC').trim(),
      cpf: contact.cpf,
      email: contact.email.toLowerCase(),
      phone: barePhone(contact.phone),
    },
    deliveryAddress: request.deliveryAddress,
    legalRepresentatives: inOrder(request.legalRepresentatives.map((person) => bare(person, false))),
    ownershipChain: inOrder(request.ownershipChain.map((person) => bare(person, person.isLegalEntity))),
  }
  const accepted = {
    tradeName: facts.company.tradeName,
    contact: { ...facts.contact, email: facts.contact.email.toLowerCase() },
    deliveryAddress: facts.company.deliveryAddress,
    legalRepresentatives: inOrder(facts.legalRepresentatives.map((person) => bare(person, false))),
    ownershipChain: inOrder(facts.ownershipChain.map((person) => bare(person, person.isLegalEntity))),
  }
  return canonicalJson(asked as unknown as Plain) === canonicalJson(accepted as unknown as Plain)
}

/** Somebody without masks; the flag of office is for people. */
function bare({ name, document, politicallyExposed }: Signatory, isLegalEntity: boolean) {
  return {
    name: name.normalize('NFC').trim(),
    document: (isLegalEntity ? parseCnpj(document) : parseCpf(document)) ?? document,
    politicallyExposed: politicallyExposed && !isLegalEntity,
    isLegalEntity,
  }
}

function inOrder(people: readonly ReturnType<typeof bare>[]) {
  return people.toSorted((one, other) => (one.document < other.document ? -1 : 1))
}
