import * as z from 'zod'
import { defineCall } from '../call.ts'
import { wireObject } from '../codec.ts'

/**
 * Trades a code for a token of 30 minutes; Basic authorization carries client id and secret. `expiresIn` in seconds.
 */
export const accessToken = defineCall({
  id: 'gateway.accessToken',
  method: 'POST',
  path: '/api/oauth/access-token',
  summary: 'Troca o código por um access token.',
  body: wireObject({
    grantType: ['grant_type', z.literal('authorization_code')],
    code: ['code', z.string().max(200)],
  }),
  answer: wireObject({ accessToken: ['access_token', z.string()], expiresIn: ['expires_in', z.int()] }),
  success: 200,
  problems: [],
  open: true,
})
