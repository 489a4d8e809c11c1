import { fieldMessages } from '@benefits/copy/field-messages'
import { parseCep } from '@benefits/domain/document/parse-cep'
import { findAddress as definition } from '@benefits/wire/address/find-address'
import { done, refuse } from '../../outcome/outcome.ts'
import { answerCall } from '../handled-call.ts'

/** What the directory knows of a postal code: `cepUnknown` for none, `serviceAway` while it does not answer. */
export const findAddress = answerCall(definition, async ({ params }, _context, { ports }) => {
  const cep = parseCep(params.cep)
  if (cep === null)
    return refuse('fieldsRefused', { fields: [{ field: 'cep', message: fieldMessages.cepInvalid }] })
  const answer = await ports.postal.findAddress(cep)
  if (answer.kind === 'found') return done(answer.address)
  return refuse(answer.kind === 'notFound' ? 'cepUnknown' : 'serviceAway')
})
