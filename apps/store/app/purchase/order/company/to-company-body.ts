import { parseCalendarDate } from '@benefits/domain/calendar/parse-calendar-date'
import { parseEmail } from '@benefits/domain/contact/parse-email'
import { parsePhone } from '@benefits/domain/contact/parse-phone'
import { bareDocument } from '@benefits/domain/customer/representatives'
import { toEmbossName } from '@benefits/domain/customer/to-emboss-name'
import { parseCpf } from '@benefits/domain/document/parse-cpf'
import type { SavedCompany } from '../../../commands/command-table.ts'
import { addressOf } from '../../../visit/address-draft.ts'
import { named, type OrderCompanyValues, readPeople, type SlotValues } from '../../../visit/company-values.ts'

/** The company as it is saved, of a form whose rules hold. Without cards nothing is sent anywhere but to the company. */
export function toCompanyBody(values: OrderCompanyValues, hasCards: boolean): SavedCompany {
  const phone = parsePhone(values.mobile)
  const [first, ...extras] = readPeople(values).map(toRepresentative)
  if (!first) throw new Error('the form names nobody')
  const fiscalAddress = addressOf('fiscal', values)
  return {
    tradeName: values.tradeName.trim(),
    cardEmbossName: toEmbossName(values.tradeName),
    fiscalAddress,
    deliveryAddress: hasCards ? addressOf('delivery', values) : fiscalAddress,
    registration: {
      name: values.name.trim(),
      email: parseEmail(values.email) ?? values.email,
      phone: phone ? phone.ddd + phone.number : values.mobile,
      cpf: parseCpf(values.cpf) ?? values.cpf,
      birthDate: parseCalendarDate(values.birthDate) ?? values.birthDate,
    },
    legalRepresentative: first,
    extraContacts: extras,
  }
}

function toRepresentative(person: SlotValues): SavedCompany['legalRepresentative'] {
  const { kind, isLegalEntity, document } = named(person)
  return {
    kind,
    isLegalEntity,
    name: person.name.trim(),
    document: bareDocument({ kind, isLegalEntity, document }) ?? document,
    politicallyExposed: person.isExposed && !isLegalEntity,
  }
}
