import { downloadContract as definition } from '@benefits/wire/contract/download-contract'
import { downloadContract as download } from '../../services/contract/download-contract.ts'
import { answerCall } from '../handled-call.ts'
import { ifDownloadable } from './if-downloadable.ts'

/** The lead's contract as a file named by its number. */
export const downloadContract = answerCall(definition, ({ params: { leadId }, query }, context, parts) =>
  ifDownloadable(leadId, context, parts, async () => {
    const found = await download(leadId, query.paymentMethod ?? null, context, parts)
    if (!found.ok) return found
    const { number, hash, bytes } = found.answer
    const headers = { 'content-disposition': `attachment; filename="contrato-${number}.pdf"` }
    return { ok: true, answer: { hash, bytes }, headers }
  }),
)
