import { CAUTION, type RefusalRow } from './refusal-row.ts'

/** What is refused of access accounts and their codes. */
export const ACCESS_REFUSALS = {
  codeWrong: {
    code: -116,
    status: 422,
    text: 'Não foi possível validar o código de autenticacao.',
    warning: CAUTION,
  },
  codeLocked: {
    code: -117,
    status: 429,
    text: 'Muitas tentativas com códigos incorretos. Peça outro código para continuar.',
    warning: CAUTION,
  },
  accountTaken: {
    code: -118,
    status: 409,
    text: 'Já existe um acesso com esses dados. Use o código enviado por e-mail para entrar.',
    warning: CAUTION,
  },
} as const satisfies Record<string, RefusalRow>
