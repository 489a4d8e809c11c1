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
  const [dialog, setDialog] = useState<'none' | 'open' | 'closed'>('none')
  const [sharing] = useState(() => ({
    prepare: () => void loadDialog().catch(() => {}),
    open: () => setDialog('open'),
  }))
  return (
    <SharingContext value={sharing}>
      {children}
      {dialog !== 'none' && (
        <Suspense>
          <ShareDialog
            open={dialog === 'open'}
            onClose={() => setDialog('closed')}
            onClosed={() => setDialog('none')}
          />
        </Suspense>
      )}
    </SharingContext>
  )
}
