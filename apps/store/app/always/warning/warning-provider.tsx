import { createContext, lazy, Suspense, use, useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { isPublicPath } from '../../addresses/find-page.ts'
import type { Elements } from '../../ui/elements.ts'
import { loadPart } from '../../ui/load-part.ts'
import { useIssuer } from '../issuer/store-view.ts'
import type { QueuedWarning, ToldProblem, Warning } from '../warning-dialog/warning-table.ts'

const loadDialog = () => loadPart(() => import('../warning-dialog/warning-dialog.tsx'))
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

/** Warnings wait their turn; one that is already waiting is not queued twice. */
export function queueWarning(
  queue: readonly QueuedWarning[],
  warning: QueuedWarning,
): readonly QueuedWarning[] {
  return queue.some((waiting) => isSame(waiting, warning)) ? queue : [...queue, warning]
}

function isSame(one: QueuedWarning, other: QueuedWarning): boolean {
  if ('code' in one || 'code' in other) return 'code' in one && 'code' in other && one.code === other.code
  return one.title === other.title && one.text === other.text
}
