import * as z from 'zod'
import { wireObject } from '../codec.ts'
import { cnpj, cpf, email, optionalText, printed, quantity, text, uuid } from '../fields.ts'

/** Who speaks for the company: names of two words, phone digits, birth date yyyy-mm-dd. */
export const leadContact = wireObject({
  email: ['emailContato', email],
  name: ['nomeContato', printed(49)],
  cpf: ['cpfContato', cpf.optional()],
  birthDate: ['dataNascimento', z.string().max(10).optional()],
  phone: ['telefoneContato', z.string().max(11)],
})

/** Campaign that brought the visitor; source, medium and campaign are needed. */
export const utm = wireObject({
  source: ['source', text(200)],
  medium: ['medium', text(200)],
  campaign: ['campaign', text(200)],
  term: ['term', optionalText(200).optional()],
  content: ['content', optionalText(200).optional()],
})

export const leadCompany = wireObject({
  cnpj: ['cnpjRh', cnpj],
  employees: ['qtdFuncionarios', quantity],
  utm: ['utm', utm.optional()],
  contact: ['contato', leadContact],
})

/** Body of creating and updating a lead; `uuid` is the client-id cookie, empty if absent. */
export const leadBody = wireObject({
  visitorId: ['uuid', optionalText(64)],
  company: ['empresaRh', leadCompany],
})

export const lead = wireObject({
  leadId: ['idSimuleCompre', uuid],
  visitorId: ['uuid', z.string()],
  company: ['empresaRh', leadCompany],
})
