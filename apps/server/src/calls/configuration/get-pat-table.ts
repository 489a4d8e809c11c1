import { getPatTable as definition } from '@benefits/wire/configuration/get-pat-table'
import { done } from '../../outcome/outcome.ts'
import { answerCall } from '../handled-call.ts'

/** PAT beside Auxílio, row by row. */
export const getPatTable = answerCall(definition, async (_input, { content: { issuer } }) =>
  done({ result: { rows: issuer.patTable } }),
)
