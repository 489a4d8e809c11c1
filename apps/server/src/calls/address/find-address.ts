import { fieldMessages } from '@benefits/copy/field-messages'
import { parseCep } from '@benefits/domain/document/parse-cep'
import { findAddress as definition } from '@benefits/wire/address/find-address'
import { done, refuse } from '../../outcome/outcome.ts'
import { askerOf } from '../../services/company/asker-of.ts'
import { answerCall } from '../handled-call.ts'

/** What the directory knows of a postal code: `cepUnknown` for none, `serviceAway` while it does not answer. */
export const findAddress = answerCall(definition, async ({ params }, context, parts) => {
  const cep = parseCep(params.cep)
  if (cep === null)
    return refuse('fieldsRefused', { fields: [{ field: 'cep', message: fieldMessages.cepInvalid }] })
  const answer = await parts.ports.postal.findAddress(cep, askerOf(context, parts))
  if (answer.kind === 'tooMany') return refuse('tooMany', { retryAfter: answer.seconds })
  if (answer.kind === 'found') return done(answer.address)
  return refuse(answer.kind === 'notFound' ? 'cepUnknown' : 'serviceAway')
})
