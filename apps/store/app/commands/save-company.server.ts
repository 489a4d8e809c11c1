import { saveCompany as call } from '@benefits/wire/lead/save-company'
import { answered, type CommandHandler } from './answer.server.ts'
import { asParsed } from './as-parsed.server.ts'

/** Saves the company with the registered person as its one legal representative. */
export const saveCompany: CommandHandler<'saveCompany'> = async (
  { leadId, registration, company },
  calls,
) => {
  const name = `${registration.firstName} ${registration.lastName}`
  const body = asParsed(call.body, {
    tradeName: company.tradeName,
    cardEmbossName: company.tradeName,
    fiscalAddress: company.fiscalAddress,
    deliveryAddress: company.deliveryAddress,
    registration: {
      name,
      email: registration.email,
      phone: registration.ddd + registration.phone,
      cpf: registration.cpf,
      birthDate: registration.birthDate,
    },
    legalRepresentative: {
      kind: 'legalRepresentative',
      name,
      document: registration.cpf,
      politicallyExposed: false,
      isLegalEntity: false,
    },
    extraContacts: [],
  })
  return answered(await calls.send(call, { params: { leadId }, body }), () => null)
}
