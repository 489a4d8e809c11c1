import { createContext, lazy, Suspense, use, useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { Elements } from '../../ui/elements.ts'
import { loadPart } from '../../ui/load-part.ts'
import { isPublicPath } from '../issuer/find-page.ts'
import { useIssuer } from '../issuer/store-view.ts'
import { type QueuedWarning, queueWarning, type ToldProblem } from './warning-queue.ts'
import type { Warning } from './warning-table.ts'

const loadDialog = () => loadPart(() => import('./warning-dialog.tsx'))
const WarningDialog = lazy(loadDialog)

type Warn = (warning: QueuedWarning) => void

const WarnContext = createContext<Warn>(() => {})

/**
 * Holds the warnings that wait and shows the first in the one modal (docs/rules/screens.md: one-warning). A problem
 * that the page was answered with, such as an unknown channel, is shown at once.
 */
export function WarningProvider({ children }: { readonly children: Elements }) {
  const { warning: told } = useIssuer()
  const [queue, setQueue] = useState<readonly QueuedWarning[]>([])
  const [isOpen, setOpen] = useState(true)
  const { pathname } = useLocation()
  const warn = useCallback<Warn>((warning) => setQueue((waiting) => queueWarning(waiting, warning)), [])
  const first = queue[0]

  useEffect(() => {
    if (told !== null) warn({ code: told })
  }, [told, warn])

  // A lost connection must still be able to say so: the dialog is fetched before it is needed, but on public pages.
  useEffect(() => {
    if (!isPublicPath(pathname)) void loadDialog().catch(() => {})
  }, [pathname])

  function forget() {
    setQueue((waiting) => waiting.slice(1))
    setOpen(true)
  }

  return (
    <WarnContext value={warn}>
      {children}
      {first && (
        <Suspense fallback={null}>
          <WarningDialog warning={first} open={isOpen} onClose={() => setOpen(false)} onClosed={forget} />
        </Suspense>
      )}
    </WarnContext>
  )
}

/** Gives the function that shows a warning, or queues it behind those that are shown. */
export function useWarn(): (warning: Warning) => void {
  return use(WarnContext)
}

/** Gives the function that shows the warning of a call's refusal, in the issuer's name. */
export function useWarnProblem(): (problem: ToldProblem) => void {
  const warn = use(WarnContext)
  return useCallback(({ code, reference }) => warn({ code, reference }), [warn])
}
