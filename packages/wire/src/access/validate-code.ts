import * as z from 'zod'
import { defineCall } from '../call.ts'
import { underResult, wireObject } from '../codec.ts'
import { uuid } from '../fields.ts'

/** Checks the code from the e-mail and marks the session as verified for that account. */
export const validateCode = defineCall({
  id: 'access.validateCode',
  method: 'POST',
  path: '/api/v1/gestao-acessos/usuarios/:id/autenticacao-codigos/validacoes',
  summary: 'Valida o código recebido por e-mail.',
  params: wireObject({ accountId: ['id', uuid] }),
  body: wireObject({ code: ['codigo', z.string().max(20)] }),
  answer: underResult(
    wireObject({
      email: ['email', z.string()],
      // What the account knows of its person, for whoever proved to be that person.
      firstName: ['primeiroNome', z.string().optional()],
      lastName: ['sobrenome', z.string().optional()],
      ddd: ['ddd', z.string().optional()],
      phone: ['numeroTelefone', z.string().optional()],
      birthDate: ['dataNascimento', z.string().optional()],
    }),
  ),
  success: 200,
  problems: ['issuerUnknown', 'codeWrong', 'codeLocked', 'accountTaken'],
})
