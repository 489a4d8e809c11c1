import { CODE } from '@benefits/copy/code-of-refusal'
import { useCallback, useEffect, useRef, useState } from 'react'
import { runCommand } from '../../commands/run-command.ts'
import { useVisitorStore } from '../../state/visitor-provider.tsx'
import { useAnnounce } from '../../ui/feedback/live-region.tsx'
import { useWarn, useWarnProblem } from '../../warning/warning-provider.tsx'
import { plainWarning } from '../../warning/warning-table.ts'
import { accessCopy as copy } from './copy.ts'
import { useCountdown } from './use-countdown.ts'

/** HTTP status of every limit, whatever its code. */
const TOO_MANY_REQUESTS = 429
/** Seconds to wait where the refusal does not say (docs/rules/access.md). */
const PAUSE = 30

/** Asking for another code: what is shown beside the link, and the link's work. */
export interface ResendCode {
  /** Answers whether another one was sent, which ends the one before. */
  readonly resend: () => Promise<boolean>
  readonly busy: boolean
  /** Seconds until it may be asked for again; 0 is now. */
  readonly left: number
  /** Another one was sent from this screen. */
  readonly wasSent: boolean
}

/**
 * Sends another code. Asked for too soon, it counts down from Retry-After without a modal; a returning account has its
 * first code sent on entering.
 */
export function useResendCode(): ResendCode {
  const store = useVisitorStore()
  const warn = useWarn()
  const warnProblem = useWarnProblem()
  const announce = useAnnounce()
  const { left, start } = useCountdown()
  const [busy, setBusy] = useState(false)
  const [wasSent, setSent] = useState(false)

  const send = useCallback(async () => {
    const { accountId } = store.getState().access
    if (accountId === null) return false
    setBusy(true)
    const result = await runCommand('resendCode', { params: { accountId }, body: {} })
    setBusy(false)
    if (result.ok) return true
    const { code, status, retryAfter } = result.problem
    if (code === CODE.tooMany || status === TOO_MANY_REQUESTS) {
      const seconds = retryAfter ?? PAUSE
      start(seconds)
      announce(copy.tooSoon(seconds))
    } else if (code === CODE.notFound) warn(plainWarning('warning', copy.goneTitle, copy.goneText))
    else warnProblem(result.problem)
    return false
  }, [store, start, announce, warn, warnProblem])

  const asked = useRef(false)
  useEffect(() => {
    const { hasAccess, isReturning, isCodeValidated } = store.getState().access
    if (asked.current || !hasAccess || !isReturning || isCodeValidated) return
    asked.current = true
    void send()
  }, [store, send])

  const resend = useCallback(async () => {
    if (busy || left > 0) {
      if (left > 0) announce(copy.tooSoon(left))
      return false
    }
    const isSent = await send()
    setSent(isSent)
    return isSent
  }, [busy, left, send, announce])

  const wasWaiting = useRef(false)
  useEffect(() => {
    if (wasWaiting.current && left === 0) announce(copy.mayAskAgain)
    wasWaiting.current = left > 0
  }, [left, announce])

  return { resend, busy, left, wasSent: wasSent && left === 0 }
}
