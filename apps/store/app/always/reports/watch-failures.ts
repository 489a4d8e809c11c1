import { toldPath } from '../../addresses/told-path.ts'
import { report } from './report.ts'
import { FAILED, type Failure, reportFailure } from './report-failure.ts'
import { framesOf, kindOf } from './thrown.ts'

/** Failures told by one page: one that fails over and over says nothing new. */
const MOST = 10

/**
 * What Chromium and Safari, and Firefox, say where a size watched by an observer changed while another one was told of
 * its own: the browser tells it a frame later, and nothing has failed.
 */
const NOTICE = /^ResizeObserver loop (?:completed with undelivered notifications|limit exceeded)/

/** Tells the store's server what is thrown on the page, without a word of what it says; gives the way to stop. */
export function watchFailures(): () => void {
  let told = 0
  const thrown = ({ error, message }: ErrorEvent) => {
    if (!NOTICE.test(message)) reportFailure(error)
  }
  const rejected = ({ reason }: PromiseRejectionEvent) => reportFailure(reason)
  const failed = (event: Event) => {
    const { detail } = event as CustomEvent<Failure>
    if ('code' in detail || told >= MOST) return
    told += 1
    const { thrown: what } = detail
    report({ failures: [{ kind: kindOf(what), frames: framesOf(what), page: toldPath(location.pathname) }] })
  }
  addEventListener('error', thrown)
  addEventListener('unhandledrejection', rejected)
  addEventListener(FAILED, failed)
  return () => {
    removeEventListener('error', thrown)
    removeEventListener('unhandledrejection', rejected)
    removeEventListener(FAILED, failed)
  }
}
