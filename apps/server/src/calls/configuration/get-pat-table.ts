import { getPatTable as definition } from '@benefits/wire/configuration/get-pat-table'
import { answerCall, done } from '../handled-call.ts'

/** PAT beside Auxílio, row by row. */
export const getPatTable = answerCall(definition, async (_input, { issuer: { issuer } }) =>
  done({ result: { rows: issuer.patTable } }),
)
