import type { RefusedField } from '@benefits/wire/input/refusal'
import { COMPANY_NAMES, saveCompany as definition } from '@benefits/wire/lead/save-company'
import { done, refuse } from '../../outcome/outcome.ts'
import type { CompanyProblem } from '../../services/lead/check-company.ts'
import { saveCompany as save } from '../../services/lead/save-company.ts'
import { answerCall } from '../handled-call.ts'

/** The wire's name of each member on a refused path; indexes stay. */
const WIRE_NAME: Readonly<Record<string, string>> = {
  ...COMPANY_NAMES,
  number: 'numero',
  kind: 'tipo',
  document: 'documento',
}

/** Names and phones are called after their form on the wire. */
const REGISTRATION_NAME: Readonly<Record<string, string>> = {
  name: 'nomeCadastro',
  phone: 'telefoneCadastro',
  birthDate: 'dataNascimento',
}

/** Saves company data and representatives of a lead. */
export const saveCompany = answerCall(definition, async ({ params, body }, context, parts) => {
  const saved = await save(params.leadId, body, context, parts)
  if (saved.ok) return done(saved.answer)
  return 'problems' in saved ? refuse('fieldsRefused', { fields: saved.problems.map(onWire) }) : saved
})

function onWire({ path, message }: CompanyProblem): RefusedField {
  const names =
    path[0] === 'registration' ? { ...WIRE_NAME, ...REGISTRATION_NAME } : { ...WIRE_NAME, name: 'nome' }
  return { field: path.map((part) => names[String(part) as keyof typeof names] ?? part).join('.'), message }
}
