import { downloadContract as definition } from '@benefits/wire/contract/download-contract'
import { DatabaseAway } from '../../database/database-away.ts'
import { refuse } from '../../outcome/outcome.ts'
import { downloadContract as download } from '../../services/contract/download-contract.ts'
import { answerCall } from '../handled-call.ts'

/**
 * The lead's contract as a file named by its number; a failure of our own is `contractNotDownloadable`, but a database
 * that is away.
 */
export const downloadContract = answerCall(definition, async ({ params, query }, context, parts) => {
  try {
    const found = await download(params.leadId, query.paymentMethod ?? null, context, parts)
    if (!found.ok) return found
    const { number, hash, bytes } = found.answer
    const headers = { 'content-disposition': `attachment; filename="contrato-${number}.pdf"` }
    return { ok: true, answer: { hash, bytes }, headers }
  } catch (error) {
    if (error instanceof DatabaseAway) throw error
    parts.log.error({ err: error, requestId: context.requestId, leadId: params.leadId }, 'contract failed')
    return refuse('contractNotDownloadable')
  }
})
