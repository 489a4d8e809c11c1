import { createLead as call } from '@benefits/wire/lead/create-lead'
import { answered, type CommandHandler } from './answer.server.ts'
import { asParsed } from './as-parsed.server.ts'
import type { LeadField } from './command-table.ts'

/** The form's field behind each refused one of the wire. */
const FIELDS: ReadonlyMap<string, LeadField> = new Map([
  ['empresaRh.contato.nomeContato', 'name'],
  ['empresaRh.contato.emailContato', 'email'],
  ['empresaRh.contato.telefoneContato', 'mobile'],
  ['empresaRh.cnpjRh', 'cnpj'],
  ['empresaRh.qtdFuncionarios', 'employees'],
])

/** Registers a company's interest without a cart; one attempt of the form is one lead, however often it is sent. */
export const createLead: CommandHandler<'createLead'> = async ({ attempt, ...lead }, calls) => {
  const { visitorId, cnpj, employees, utm, name, email, phone } = lead
  const body = asParsed(call.body, {
    visitorId,
    company: { cnpj, employees, ...(utm ? { utm } : {}), contact: { name, email, phone } },
  })
  const sent = await calls.send(call, { body, idempotencyKey: attempt })
  if (sent.ok) return answered(sent, ({ leadId }) => ({ leadId }))
  const fields = sent.problem.fields.map(({ field, message }) => ({
    field: FIELDS.get(field) ?? field,
    message,
  }))
  return { ok: false, problem: { ...sent.problem, fields } }
}
