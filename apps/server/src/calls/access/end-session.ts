import { endSession as definition } from '@benefits/wire/access/end-session'
import { endSession as end } from '../../services/access/end-session.ts'
import { answerCall } from '../handled-call.ts'

/** Ends the verified session. */
export const endSession = answerCall(definition, (_input, context, parts) => end(context, parts))
