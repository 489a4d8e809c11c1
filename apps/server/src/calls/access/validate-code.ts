import { fieldMessages } from '@benefits/copy/field-messages'
import { validateCode as definition } from '@benefits/wire/access/validate-code'
import { done, refuse } from '../../outcome/outcome.ts'
import { validateCode as validate } from '../../services/access/validate-code.ts'
import { answerCall } from '../handled-call.ts'

/** Tries a code and marks the session as verified where it is right. */
export const validateCode = answerCall(definition, async ({ params, body }, context, parts) => {
  if (body.code.trim() === '')
    return refuse('fieldsRefused', { fields: [{ field: 'codigo', message: fieldMessages.codeRequired }] })
  const validated = await validate({ accountId: params.accountId, code: body.code }, context, parts)
  return validated.ok ? done({ result: { email: validated.answer } }) : validated
})
