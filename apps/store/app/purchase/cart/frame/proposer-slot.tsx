import { Suspense } from 'react'
import { Skeleton } from '../../../ui/marks/skeleton.tsx'
import { useCartHost } from '../state/cart-context.ts'

/** The place of 'Baixar proposta': what is behind it comes after the page. */
export function ProposerSlot() {
  const { proposer } = useCartHost()
  if (proposer === null) return null
  return (
    <Suspense fallback={<Skeleton size="row" count={3} />}>
      <proposer.Part />
    </Suspense>
  )
}
