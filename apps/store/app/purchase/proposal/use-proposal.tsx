import { lazy, Suspense, useCallback, useRef, useState } from 'react'
import type { Elements } from '../../ui/elements.ts'
import { loadPart } from '../../ui/load-part.ts'
import type { VisitorState } from '../../visit/visitor-state.ts'
import { isRestricted } from '../restriction/public.ts'

const loadDialog = () => loadPart(() => import('./proposal-dialog.tsx'))
const ProposalDialog = lazy(loadDialog)

/** The modal of a page whose visitor may not be known yet. */
export interface Proposal {
  readonly isOpen: boolean
  /** Asks who buys; what is given is done once that is known. */
  readonly ask: (onDone?: () => void) => void
  /** Asks as the page is entered, over a price that nobody has seen: the modal has a way to it that asks nothing. */
  readonly askOverPrice: () => void
  readonly dialog: Elements
}

/** Gives a page the modal 'Criando sua proposta'; `wishes` are what it asks beside company and contact. */
export function useProposal(wishes?: Elements): Proposal {
  const [isShown, setShown] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const [isOverPrice, setOverPrice] = useState(false)
  const done = useRef<(() => void) | undefined>(undefined)
  const show = useCallback((onDone: (() => void) | undefined, isFirst: boolean) => {
    done.current = onDone
    setOverPrice(isFirst)
    setShown(true)
    setOpen(true)
  }, [])
  const ask = useCallback((onDone?: () => void) => show(onDone, false), [show])
  const askOverPrice = useCallback(() => show(undefined, true), [show])
  const close = useCallback(() => setOpen(false), [])
  const dialog = isShown && (
    <Suspense fallback={null}>
      <ProposalDialog
        open={isOpen}
        isOverPrice={isOverPrice}
        wishes={wishes}
        onClose={close}
        onClosed={() => setShown(false)}
        onDone={() => {
          close()
          done.current?.()
        }}
      />
    </Suspense>
  )
  return { isOpen, ask, askOverPrice, dialog }
}

/** Whether somebody has to say who buys before the order goes on, or is to be told why it cannot. */
export function needsProposal({ customer }: Pick<VisitorState, 'customer'>): boolean {
  const { leadId, company, customerType } = customer
  return leadId === null || company === null || (customerType !== null && isRestricted(customerType))
}
