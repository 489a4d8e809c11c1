import { problemOf } from '@benefits/wire/problem'
import { downloadLinkedProposal } from '@benefits/wire/proposal/download-proposal'
import type { LoaderFunctionArgs } from 'react-router'
import { callsOf } from '../../commands/calls/request-calls.server.ts'

/** A proposal as PDF for whoever has its link; a refusal is JSON with the call's status. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const sent = await callsOf(context).send(downloadLinkedProposal, { params: { key: params.key ?? '' } })
  if (!sent.ok) {
    const { status, retryAfter } = sent.problem
    const headers = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }
    return Response.json(sent, { status: status || 502, headers })
  }
  return new Response(sent.answer.bytes as BodyInit, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': sent.headers['content-disposition'] ?? 'attachment; filename="proposta.pdf"',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    },
  })
}

/** A document is read, never sent. */
export function action() {
  return Response.json(
    { ok: false, problem: problemOf({ ok: false, refusal: 'unreadable' }) },
    { status: 405 },
  )
}
