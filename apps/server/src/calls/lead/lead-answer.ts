import type { RefusedField } from '@benefits/wire/input/refusal'
import type { leadBody, lead as wireLead } from '@benefits/wire/lead/shapes'
import type { output } from 'zod'
import { refuse } from '../../outcome/outcome.ts'
import type { Lead } from '../../repositories/leads.ts'
import type { LeadProblem } from '../../services/lead/check-lead.ts'
import type { LeadRequest } from '../../services/lead/create-lead.ts'

/** The body of creating and updating a lead as the services take it. */
export function toRequest({ visitorId, company }: output<typeof leadBody>): LeadRequest {
  const { cnpj, employees, utm, contact } = company
  return { visitorId, cnpj, employees, utm: utm ?? null, contact }
}

/** A lead as the wire shows it. */
export function toWireLead({ id, visitorId, cnpj, employees, utm, contact }: Lead): output<typeof wireLead> {
  const company = { cnpj, employees, contact, ...(utm === null ? {} : { utm }) }
  return { leadId: id, visitorId, company } as output<typeof wireLead>
}

const WIRE_FIELD = {
  name: 'empresaRh.contato.nomeContato',
  phone: 'empresaRh.contato.telefoneContato',
  birthDate: 'empresaRh.contato.dataNascimento',
  employees: 'empresaRh.qtdFuncionarios',
} as const satisfies Record<LeadProblem['field'], string>

/** Refused fields under their wire names. */
export function refuseLead(problems: readonly LeadProblem[]) {
  const fields = problems.map(({ field, message }): RefusedField => ({ field: WIRE_FIELD[field], message }))
  return refuse('fieldsRefused', { fields })
}
