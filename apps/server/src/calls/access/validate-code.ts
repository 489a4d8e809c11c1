import { fieldMessages, triesLeftMessage } from '@benefits/copy/field-messages'
import { validateCode as definition } from '@benefits/wire/access/validate-code'
import { done, refuse } from '../../outcome/outcome.ts'
import { type SentCode, validateCode as validate } from '../../services/access/validate-code.ts'
import { answerCall } from '../handled-call.ts'

/** Tries a code and marks the session as verified where it is right. */
export const validateCode = answerCall(definition, async ({ params, body }, context, parts) => {
  if (body.code.trim() === '') return refuse('fieldsRefused', { fields: onWire(fieldMessages.codeRequired) })
  const validated = await validate({ accountId: params.accountId, code: body.code }, context, parts)
  if (validated.ok) return done({ result: validated.answer })
  if (!('sent' in validated)) return validated
  return refuse(validated.refusal, { fields: onWire(describe(validated.sent)) })
})

function describe(sent: SentCode): string {
  return sent === 'over' ? fieldMessages.codeOver : triesLeftMessage(sent.triesLeft)
}

function onWire(message: string) {
  return [{ field: 'codigo', message }]
}
