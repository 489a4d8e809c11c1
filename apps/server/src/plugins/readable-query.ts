import { fieldMessages } from '@benefits/copy/field-messages'
import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify'
import { sendProblem } from './problem.ts'

/** What a query is written in: letters of other alphabets come as escapes of their UTF-8. */
const WRITTEN = /^[\x21-\x7e]*$/

/**
 * Refuses calls whose query is no text (400, with the member's name where that is one): escapes that are no UTF-8
 * would be kept as they stand, and bytes outside of ASCII as letters that nobody wrote.
 */
export function refuseUnreadableQuery(
  request: FastifyRequest,
  reply: FastifyReply,
  done: HookHandlerDoneFunction,
): void {
  const target = request.raw.url ?? ''
  const mark = target.indexOf('?')
  const broken =
    mark < 0
      ? undefined
      : target
          .slice(mark + 1)
          .split('&')
          .find(isUnreadable)
  if (broken === undefined) {
    done()
    return
  }
  const [name = ''] = broken.split('=', 1)
  const fields = /^\w{1,40}$/.test(name) ? [{ field: name, message: fieldMessages.valueInvalid }] : []
  sendProblem(reply, 'unreadable', { fields })
}

function isUnreadable(member: string): boolean {
  if (!WRITTEN.test(member)) return true
  if (!member.includes('%')) return false
  try {
    return decodeURIComponent(member).length === 0
  } catch {
    return true
  }
}
