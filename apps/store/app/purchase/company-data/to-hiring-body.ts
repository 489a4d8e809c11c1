import type { UncheckedBody } from '@benefits/wire/unchecked-input'
import type { CompanyBody, PassedCalls } from '../../commands/command-table.ts'

type HiringBody = UncheckedBody<PassedCalls['hire']>

/** The order as it is concluded: person, company and who represents and owns it, in the words of the hiring. */
export function toHiringBody(
  { tradeName, deliveryAddress, registration, legalRepresentative, extraContacts }: CompanyBody,
  paymentMethod: HiringBody['paymentMethod'],
): HiringBody {
  const people = [legalRepresentative, ...extraContacts]
  return {
    tradeName,
    deliveryAddress,
    paymentMethod,
    contact: registration,
    legalRepresentatives: people
      .filter(({ kind }) => kind === 'legalRepresentative')
      .map(({ name, document, politicallyExposed }) => ({ name, document, politicallyExposed })),
    ownershipChain: people
      .filter(({ kind }) => kind === 'ownershipChain')
      .map(({ kind: _, ...person }) => person),
  }
}
