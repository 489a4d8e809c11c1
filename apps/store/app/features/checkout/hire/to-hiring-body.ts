import type { AskedBody } from '@benefits/wire/asked'
import type { CompanyData, PassedCalls, Registration } from '../../../commands/command-table.ts'
import { toPerson } from '../../access/public.ts'

type HiringBody = AskedBody<PassedCalls['hire']>

/** The order as it is concluded: person and company as they were saved, in the words of the hiring. */
export function toHiringBody(
  registration: Registration,
  { tradeName, deliveryAddress }: CompanyData,
  paymentMethod: HiringBody['paymentMethod'],
): HiringBody {
  const contact = toPerson(registration)
  const { name, cpf } = contact
  return {
    tradeName,
    deliveryAddress,
    paymentMethod,
    contact,
    legalRepresentatives: [{ name, document: cpf, politicallyExposed: false }],
    ownershipChain: [],
  }
}
