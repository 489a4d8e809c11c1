import { lazy, Suspense, useState } from 'react'
import type { Elements } from '../../../ui/elements.ts'
import { loadPart } from '../../../ui/load-part.ts'
import { SharingContext } from '../../cart/public.ts'
import { loadProposer } from '../../proposal/public.ts'

/** All that stands in the dialog is asked for together, so that it opens whole and nothing in it moves. */
function loadDialog() {
  void loadProposer().catch(() => {})
  return loadPart(() => import('../share-dialog.tsx'))
}
const ShareDialog = lazy(loadDialog)

/** Opens the dialog that gives the cart's link wherever the cart asks for it; stands once around the pages. */
export function ShareHost({ children }: { readonly children: Elements }) {
  // Null while there is no dialog.
  const [isOpen, setOpen] = useState<boolean | null>(null)
  const [sharing] = useState(() => ({
    prepare: () => void loadDialog().catch(() => {}),
    open: () => setOpen(true),
  }))
  return (
    <SharingContext value={sharing}>
      {children}
      {isOpen !== null && (
        <Suspense>
          <ShareDialog open={isOpen} onClose={() => setOpen(false)} onClosed={() => setOpen(null)} />
        </Suspense>
      )}
    </SharingContext>
  )
}
