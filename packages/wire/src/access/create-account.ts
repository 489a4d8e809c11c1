import { REGISTRY_REFUSALS } from '@benefits/copy/refusals/registry-refusals'
import { foldSigns } from '@benefits/domain/text/fold-signs'
import * as z from 'zod'
import { defineCall } from '../call.ts'
import { underResult, wireObject } from '../codec.ts'
import { cnpj, cpf, email, uuid } from '../fields.ts'

/** Creates the representative's access account and mails the first code. */
export const createAccount = defineCall({
  id: 'access.createAccount',
  method: 'POST',
  path: '/api/v1/gestao-acessos/usuarios',
  summary: 'Cria a conta de acesso do representante e envia o primeiro código.',
  body: wireObject({
    firstName: ['primeiroNome', z.string().max(60).overwrite(foldSigns)],
    lastName: ['sobrenome', z.string().max(60).overwrite(foldSigns)],
    email: ['email', email],
    ddd: ['ddd', z.string().max(2)],
    phone: ['numeroTelefone', z.string().max(9)],
    cpf: ['cpf', cpf],
    birthDate: ['dataNascimento', z.string().max(10)],
    cnpj: ['cnpj', cnpj],
    password: ['senha', z.string().max(200).optional()],
    confirmedPassword: ['confirmarSenha', z.string().max(200).optional()],
    acceptedTerms: ['aceiteTermos', z.boolean()],
    newsletter: ['aceiteNewsletter', z.boolean().optional()],
  }),
  answer: underResult(wireObject({ id: ['id', uuid] })),
  success: 201,
  problems: ['issuerUnknown', ...REGISTRY_REFUSALS, 'emailNotPermitted', 'accountTaken'],
  idempotent: true,
})
