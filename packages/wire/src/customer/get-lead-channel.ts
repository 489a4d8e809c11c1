import * as z from 'zod'
import { defineCall } from '../call.ts'
import { wireObject } from '../codec.ts'
import { uuid } from '../fields.ts'

/** The channel that serves a lead's company; `companyChannelUnknown` where it is unknown. */
export const getLeadChannel = defineCall({
  id: 'customer.channel',
  method: 'GET',
  path: '/api/v2/clientes-rh/:id/canal',
  summary: 'Canal que atende a empresa do lead.',
  params: wireObject({ leadId: ['id', uuid] }),
  answer: wireObject({ channel: ['siglaCanal', z.string()], subChannel: ['siglaSubCanal', z.string()] }),
  success: 200,
  problems: ['issuerUnknown', 'leadUnknown', 'companyChannelUnknown'],
})
