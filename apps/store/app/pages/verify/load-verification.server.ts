import { CODE } from '@benefits/copy/code-of-refusal'
import { parseDocumentKey } from '@benefits/domain/contract/document-key'
import { verifyDocument } from '@benefits/wire/proof/verify-document'
import { data } from 'react-router'
import type { Calls } from '../../commands/calls/create-calls.server.ts'

/**
 * What the store knows of a document by its hash or its code; 404 for what it does not know, and nothing without
 * either.
 */
export async function loadVerification({ send }: Calls, asked: string | undefined) {
  if (asked === undefined) return data({ asked: null, isCode: false, found: null })
  const isCode = parseDocumentKey(asked)?.kind === 'code'
  const sent = await send(verifyDocument, { params: { key: asked.slice(0, 200) } })
  if (sent.ok) return data({ asked, isCode, found: sent.answer })
  const isUnknown = sent.problem.code === CODE.documentUnknown
  if (isUnknown) return data({ asked, isCode, found: null }, { status: 404 })
  throw data(sent.problem, { status: sent.problem.status || 502 })
}
