import * as z from 'zod'
import { defineCall } from '../call.ts'
import { wireObject } from '../codec.ts'

/** Asks for a one-time code of 60 seconds; a former `access_token` header keeps its visitor session. */
export const grantCode = defineCall({
  id: 'gateway.grantCode',
  method: 'POST',
  path: '/api/oauth/grant-code',
  summary: 'Pede um código de uso único para trocar por um access token.',
  body: wireObject({
    clientId: ['client_id', z.string().max(100)],
    redirectUri: ['redirect_uri', z.string().max(500)],
  }),
  answer: wireObject({ redirectUri: ['redirect_uri', z.string()] }),
  success: 200,
  problems: [],
  open: true,
})
