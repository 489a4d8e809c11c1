import { verifyDocument as definition } from '@benefits/wire/proof/verify-document'
import { verifyDocument as verify } from '../../services/proof/verify-document.ts'
import { answerCall } from '../handled-call.ts'

/** Whether a document is the issuer's, for whoever holds it. */
export const verifyDocument = answerCall(definition, ({ params }, { content }, parts) =>
  verify(content.issuer.code, params.key, parts),
)
