import * as z from 'zod'
import { defineCall } from '../call.ts'
import { wireEnum, wireObject } from '../codec.ts'
import { code, date, reais } from '../fields.ts'
import { lineToPrice, pricing } from '../pricing/shapes.ts'
import { proposedName } from './proposed-name.ts'

/** Whether a proposal can be contracted at its price. */
export const proposalState = wireEnum({ open: 'VIGENTE', ended: 'VENCIDA', hired: 'CONTRATADA' })

/** A proposal's key as it stands in an address, of whatever length: one that cannot be any is looked for as all are. */
export const proposalKey = z.string()

/** What a proposal says, for whoever has its link: the company, never a person. */
export const getProposal = defineCall({
  id: 'proposal.get',
  method: 'GET',
  path: '/api/bff/propostas/:chave',
  summary: 'Consulta uma proposta pela chave do seu link.',
  params: wireObject({ key: ['chave', proposalKey] }),
  answer: wireObject({
    number: ['numero', z.string()],
    validUntil: ['validade', date],
    state: ['situacao', proposalState],
    cnpj: ['cnpj', z.string()],
    corporateName: ['razaoSocial', z.string()],
    channel: ['siglaCanal', z.string().optional()],
    lines: ['produtos', z.array(lineToPrice)],
    names: ['nomes', z.array(proposedName)],
    addOnCodes: ['servicosAdicionais', z.array(code)],
    addOnNames: [
      'nomesServicos',
      z.array(wireObject({ code: ['codigo', code], name: ['nome', z.string()] })).optional(),
    ],
    offerCode: ['codigoOferta', z.string().optional()],
    total: ['valorTotal', reais],
    pricing: ['precificacao', pricing],
  }),
  success: 200,
  problems: ['issuerUnknown', 'channelUnknown', 'proposalUnknown'],
})
