import { toEmbossName } from '@benefits/domain/customer/to-emboss-name'
import type { CompanyBody, CompanyData, Registration } from '../../commands/command-table.ts'
import { toPerson } from '../access/public.ts'

/** The company as it is saved, with the registered person as its one legal representative. */
export function toCompanyBody(registration: Registration, company: CompanyData): CompanyBody {
  const person = toPerson(registration)
  return {
    ...company,
    cardEmbossName: toEmbossName(company.tradeName),
    registration: person,
    legalRepresentative: {
      kind: 'legalRepresentative',
      name: person.name,
      document: person.cpf,
      politicallyExposed: false,
      isLegalEntity: false,
    },
    extraContacts: [],
  }
}
