import { defineCall } from '../call.ts'
import { wireObject } from '../codec.ts'
import { uuid } from '../fields.ts'
import { lead } from './shapes.ts'

/** A lead of this session, or of a session verified for its company. */
export const getLead = defineCall({
  id: 'lead.get',
  method: 'GET',
  path: '/api/v2/leads/:id',
  summary: 'Consulta um lead.',
  params: wireObject({ leadId: ['id', uuid] }),
  answer: wireObject({ lead: ['simuleCompre', lead] }),
  success: 200,
  problems: ['issuerUnknown', 'leadUnknown'],
})
