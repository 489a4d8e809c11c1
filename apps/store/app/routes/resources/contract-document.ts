import { downloadContract } from '@benefits/wire/contract/download-contract'
import { problemOf } from '@benefits/wire/problem'
import type { LoaderFunctionArgs } from 'react-router'
import { callsOf } from '../../commands/calls/request-calls.server.ts'

/** The buyer has chosen to pay by card. */
const BY_CARD = 'cartao'

/** The lead's contract as PDF with its hash; a refusal is JSON with the call's status. */
export async function loader({ params, context, request }: LoaderFunctionArgs) {
  const isByCard = new URL(request.url).searchParams.has(BY_CARD)
  const sent = await callsOf(context).send(downloadContract, {
    params: { leadId: params.leadId ?? '' },
    query: isByCard ? { paymentMethod: 'creditCard' } : {},
  })
  if (!sent.ok) {
    const { status, retryAfter } = sent.problem
    const headers = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }
    return Response.json(sent, { status: status || 502, headers })
  }
  return new Response(sent.answer.bytes as BodyInit, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': sent.headers['content-disposition'] ?? 'attachment; filename="contrato.pdf"',
      'x-contract-hash': sent.answer.hash,
      'cache-control': 'no-store',
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
