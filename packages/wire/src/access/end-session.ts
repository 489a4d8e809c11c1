import { defineCall } from '../call.ts'

/**
 * Ends the session: it is verified for no account, its codes and registrations are over, and its tokens open nothing
 * (401).
 */
export const endSession = defineCall({
  id: 'access.endSession',
  method: 'DELETE',
  path: '/api/v1/gestao-acessos/sessao',
  summary: 'Encerra a sessão: nada do que ela abriu continua aberto, e o access token deixa de valer.',
  answer: 'empty',
  success: 204,
  problems: ['issuerUnknown'],
})
