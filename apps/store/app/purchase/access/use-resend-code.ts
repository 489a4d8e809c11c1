import { CODE } from '@benefits/copy/code-of-refusal'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useWarn, useWarnProblem } from '../../always/warning/warning-provider.tsx'
import { plainWarning } from '../../always/warning-dialog/warning-table.ts'
import { runCommand } from '../../commands/run-command.ts'
import { useAnnounce } from '../../ui/feedback/live-region.tsx'
import { accountIdOf } from '../../visit/access-slice.ts'
import { useVisitorStore } from '../../visit/visitor-provider.tsx'
import { accessCopy as copy } from './copy.ts'

/** HTTP status of every limit, whatever its code. */
const TOO_MANY_REQUESTS = 429
/** Seconds between two codes (docs/rules/access.md). */
const PAUSE = 30

/** Asking for another code: what is shown beside the link, and the link's work. */
export interface ResendCode {
  /** Answers whether another one was sent, which ends the one before. */
  readonly resend: () => Promise<boolean>
  readonly busy: boolean
  /** Seconds until it may be asked for again; 0 is now. */
  readonly left: number
  /** A press was answered with this wait. */
  readonly isRefused: boolean
  /** The server said elsewhere how long. */
  readonly waitFor: (seconds: number) => void
  /** Another one was sent from this screen. */
  readonly wasSent: boolean
}

/**
 * Sends another code. Whenever one was sent it counts the pause down; asked for too soon, from Retry-After and
 * without a modal. A returning account has its first code sent on entering, unless it came with one (`hasCode`).
 */
export function useResendCode(hasCode: boolean): ResendCode {
  const store = useVisitorStore()
  const warn = useWarn()
  const warnProblem = useWarnProblem()
  const announce = useAnnounce()
  const { left, start } = useCountdown()
  const [busy, setBusy] = useState(false)
  const [wasSent, setSent] = useState(false)
  /** The server said how long: before, a press asks it. */
  const [isTold, setTold] = useState(false)
  const [isRefused, setRefused] = useState(false)

  const waitFor = useCallback(
    (seconds: number) => {
      setTold(true)
      setRefused(false)
      start(seconds)
    },
    [start],
  )

  const send = useCallback(async (): Promise<'sent' | 'tooSoon' | 'failed'> => {
    const accountId = accountIdOf(store.getState().access)
    if (accountId === null) return 'failed'
    setBusy(true)
    const result = await runCommand('resendCode', { params: { accountId }, body: {} })
    setBusy(false)
    if (result.ok) {
      setTold(false)
      start(PAUSE)
      return 'sent'
    }
    const { code, status, retryAfter } = result.problem
    if (code === CODE.tooMany || status === TOO_MANY_REQUESTS) {
      const seconds = retryAfter ?? PAUSE
      waitFor(seconds)
      announce(copy.tooSoon(seconds))
      return 'tooSoon'
    }
    if (code === CODE.notFound) warn(plainWarning('warning', copy.goneTitle, copy.goneText))
    else warnProblem(result.problem)
    return 'failed'
  }, [store, start, waitFor, announce, warn, warnProblem])

  const asked = useRef(false)
  useEffect(() => {
    const { account } = store.getState().access
    if (asked.current || account.stage === 'verified') return
    asked.current = true
    if (account.stage === 'waiting' && account.isReturning && !hasCode) void send()
    else start(PAUSE)
  }, [store, send, start, hasCode])

  const resend = useCallback(async () => {
    if (busy) return false
    if (isTold && left > 0) {
      setSent(false)
      setRefused(true)
      announce(copy.tooSoon(left))
      return false
    }
    const outcome = await send()
    setSent(outcome === 'sent')
    setRefused(outcome === 'tooSoon')
    return outcome === 'sent'
  }, [busy, isTold, left, send, announce])

  const wasWaiting = useRef(false)
  useEffect(() => {
    if (wasWaiting.current && left === 0) announce(copy.mayAskAgain)
    wasWaiting.current = left > 0
  }, [left, announce])

  return { resend, busy, left, isRefused: isRefused && left > 0, waitFor, wasSent }
}

/** Counts whole seconds down to 0 from `start(seconds)`; right even where the page slept meanwhile. */
function useCountdown(): { readonly left: number; readonly start: (seconds: number) => void } {
  const [until, setUntil] = useState(0)
  const [left, setLeft] = useState(0)
  useEffect(() => {
    if (until === 0) return
    const timer = setInterval(() => {
      const seconds = Math.max(0, Math.ceil((until - performance.now()) / 1000))
      setLeft(seconds)
      if (seconds === 0) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [until])
  const start = useCallback((seconds: number) => {
    setLeft(seconds)
    setUntil(performance.now() + seconds * 1000)
  }, [])
  return { left, start }
}
