import { REGISTRY_REFUSALS } from '@benefits/copy/refusals/registry-refusals'
import { defineCall } from '../call.ts'
import { wireObject } from '../codec.ts'
import { uuid } from '../fields.ts'
import { leadBody } from './shapes.ts'

/** Registers a company's interest; the lead belongs to the session that creates it. */
export const createLead = defineCall({
  id: 'lead.create',
  method: 'POST',
  path: '/api/v2/leads',
  summary: 'Registra um lead.',
  body: leadBody,
  answer: wireObject({ leadId: ['idSimuleCompre', uuid] }),
  success: 201,
  problems: ['issuerUnknown', 'channelUnknown', ...REGISTRY_REFUSALS],
  idempotent: true,
})
