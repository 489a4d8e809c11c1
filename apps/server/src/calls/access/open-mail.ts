import { openMail as definition } from '@benefits/wire/access/open-mail'
import { openMail as open } from '../../services/access/open-mail.ts'
import { answerCall } from '../handled-call.ts'

/** Counts the session as the reader of a mailbox. */
export const openMail = answerCall(definition, ({ body }, context, parts) => open(body.key, context, parts))
