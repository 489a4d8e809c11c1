import { REGISTRY_REFUSALS } from '@benefits/copy/refusals/registry-refusals'
import { defineCall } from '../call.ts'
import { wireObject } from '../codec.ts'
import { uuid } from '../fields.ts'
import { lead, leadBody } from './shapes.ts'

/** Changes a lead's company contact and employee count. */
export const updateLead = defineCall({
  id: 'lead.update',
  method: 'PUT',
  path: '/api/v2/leads/:id',
  summary: 'Atualiza um lead.',
  params: wireObject({ leadId: ['id', uuid] }),
  body: leadBody,
  answer: wireObject({ lead: ['simuleCompre', lead] }),
  success: 200,
  problems: ['issuerUnknown', ...REGISTRY_REFUSALS, 'leadUnknown', 'conflict'],
})
