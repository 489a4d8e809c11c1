import { defineCall } from '../call.ts'
import { wireObject } from '../codec.ts'
import { uuid } from '../fields.ts'
import { proposalKey } from './get-proposal.ts'

/** The proposal of a lead as PDF with its ETag: the same bytes each time. */
export const downloadProposal = defineCall({
  id: 'proposal.download',
  method: 'GET',
  path: '/api/v2/leads/:id/carrinhos/proposta/:idProposta/documento',
  summary: 'Baixa a proposta do lead em PDF.',
  params: wireObject({ leadId: ['id', uuid], proposalId: ['idProposta', uuid] }),
  answer: 'pdf',
  success: 200,
  problems: ['issuerUnknown', 'leadUnknown', 'proposalUnknown'],
})

/** The same document for whoever has the proposal's link. */
export const downloadLinkedProposal = defineCall({
  id: 'proposal.downloadLinked',
  method: 'GET',
  path: '/api/bff/propostas/:chave/documento',
  summary: 'Baixa a proposta em PDF pela chave do seu link.',
  params: wireObject({ key: ['chave', proposalKey] }),
  answer: 'pdf',
  success: 200,
  problems: ['issuerUnknown', 'channelUnknown', 'proposalUnknown'],
})
