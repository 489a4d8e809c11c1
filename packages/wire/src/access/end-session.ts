import { defineCall } from '../call.ts'

/** Ends what the session has proven: it is verified for no account any more, and its codes and registrations are over. */
export const endSession = defineCall({
  id: 'access.endSession',
  method: 'DELETE',
  path: '/api/v1/gestao-acessos/sessao',
  summary: 'Encerra a sessão verificada; as credenciais do visitante seguem valendo para uma visita comum.',
  answer: 'empty',
  success: 204,
  problems: ['issuerUnknown'],
})
