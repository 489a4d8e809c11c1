import { WARNING_TEXTS } from '@benefits/copy/warning-texts'
import { useState } from 'react'
import { keepQuery } from '../../../ui/keep-query.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { Button } from '../../../ui/press/button.tsx'
import { dropOfferAndCart, OFFER_PARAMETER } from '../../../visit/choose-offer.ts'
import { followedOffer } from '../../../visit/offer-of.ts'
import { useVisitor, useVisitorStore } from '../../../visit/visitor-provider.tsx'
import { offerCopy } from '../copy.ts'

interface ExitDialogProps {
  /** Where the buyer was going. */
  readonly to: { readonly pathname: string; readonly search: string }
  readonly onStay: () => void
}

/** Asks whoever leaves the flow of an offer: leaving empties the cart, lets the offer go and loads the page anew. */
export default function ExitDialog({ to, onStay }: ExitDialogProps) {
  const store = useVisitorStore()
  const [isOpen, setOpen] = useState(true)
  const name = useVisitor((state) => followedOffer(state)?.name ?? '')

  function leave() {
    store.move(dropOfferAndCart)
    window.location.assign(keepQuery(to.pathname, to.search, [OFFER_PARAMETER]))
  }

  return (
    <Dialog
      open={isOpen}
      onClose={() => setOpen(false)}
      onClosed={onStay}
      title={WARNING_TEXTS.cautionTitle}
      description={<p>{`${offerCopy.leaving(name)} ${offerCopy.leavingCosts}`}</p>}
      actions={
        <>
          <Button variant="secondary" onClick={leave}>
            {offerCopy.leave}
          </Button>
          <Button onClick={() => setOpen(false)}>{offerCopy.stay}</Button>
        </>
      }
    />
  )
}
