import type { Address } from '@benefits/domain/customer/address'
import { formatCep } from '@benefits/domain/document/format-cep'
import { formatCnpj } from '@benefits/domain/document/format-cnpj'
import { formatCpf } from '@benefits/domain/document/format-cpf'
import type { ContractFacts, Signatory } from './contract-facts.ts'
import { hasCards } from './has-cards.ts'

/** A labelled fact of a party. */
export type Fact = readonly [label: string, value: string]

/** Who sells. */
export function contractorFacts({ issuer }: ContractFacts): readonly Fact[] {
  return [
    ['Razão social', issuer.name],
    ['CNPJ', formatCnpj(issuer.cnpj)],
    ['Site', issuer.site],
    ['E-mail', issuer.email],
  ]
}

/** What a company says of its cards. */
type OfCards = 'deliveryAddress' | 'cardEmbossName'

/** Who buys, who speaks for it and who owns it. */
export function clientFacts(facts: ContractFacts): readonly Fact[] {
  const { company, contact, legalRepresentatives, ownershipChain } = facts
  const ofCompany = {
    corporateName: ['Razão social', company.corporateName],
    tradeName: ['Nome fantasia', company.tradeName],
    cnpj: ['CNPJ', formatCnpj(company.cnpj)],
    fiscalAddress: ['Endereço fiscal', addressLine(company.fiscalAddress)],
  } as const satisfies Record<Exclude<keyof ContractFacts['company'], OfCards>, Fact>
  const ofCards = {
    deliveryAddress: ['Endereço de entrega', addressLine(company.deliveryAddress)],
    cardEmbossName: ['Nome gravado nos cartões', company.cardEmbossName],
  } as const satisfies Record<OfCards, Fact>
  return [
    ...Object.values(ofCompany),
    ...(hasCards(facts) ? Object.values(ofCards) : []),
    [
      'Contato',
      `${contact.name}, CPF ${formatCpf(contact.cpf)}, ${contact.email}, ${phoneLine(contact.phone)}`,
    ],
    ...legalRepresentatives.map((who): Fact => ['Representante legal', signatoryLine(who, 'CPF')]),
    ...ownershipChain.map(
      (who): Fact => ['Cadeia societária', signatoryLine(who, who.isLegalEntity ? 'CNPJ' : 'CPF')],
    ),
  ]
}

/** An address on one line, without its empty parts. */
export function addressLine(address: Address): string {
  const street = [address.streetType, address.street].filter((part) => part !== '').join(' ')
  return [
    `${street}, ${address.number}`,
    address.complement,
    address.district,
    `${address.city}/${address.state}`,
    `CEP ${formatCep(address.cep)}`,
  ]
    .filter((part) => part !== '')
    .join(', ')
}

function signatoryLine({ name, document, politicallyExposed }: Signatory, kind: 'CPF' | 'CNPJ'): string {
  const shown = kind === 'CPF' ? formatCpf(document) : formatCnpj(document)
  return `${name}, ${kind} ${shown}${politicallyExposed ? ', pessoa politicamente exposta' : ''}`
}

function phoneLine(phone: string): string {
  return `(${phone.slice(0, 2)}) ${phone.slice(2, -4)}-${phone.slice(-4)}`
}
