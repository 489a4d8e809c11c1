import { createContext, lazy, Suspense, use, useCallback, useMemo, useState } from 'react'
import type { Elements } from '../../ui/elements.ts'
import { loadPart } from '../../ui/load-part.ts'

const ContactDialog = lazy(() => loadPart(() => import('../support/contact-dialog.tsx')))

const ContactContext = createContext<() => void>(() => {})

/** Gives the function that opens the contact modal: header, footer and whoever sends a visitor to people. */
export function useContact(): () => void {
  return use(ContactContext)
}

/** Holds the contact modal, loaded when first asked for. */
export function ContactProvider({ children }: { readonly children: Elements }) {
  const [open, setOpen] = useState<boolean>()
  const show = useCallback(() => setOpen(true), [])
  const dialog = useMemo(
    () =>
      open !== undefined && (
        <Suspense>
          <ContactDialog open={open} onClose={() => setOpen(false)} />
        </Suspense>
      ),
    [open],
  )
  return (
    <ContactContext value={show}>
      {children}
      {dialog}
    </ContactContext>
  )
}
