import { lazy, Suspense } from 'react'
import { loadPart } from '../../../ui/load-part.ts'
import { Skeleton } from '../../../ui/marks/skeleton.tsx'
import type { OtherCartProps } from './other-cart-box.tsx'
import { useOtherLines } from './use-other-lines.ts'

const OtherCartBox = lazy(() => loadPart(() => import('./other-cart-box.tsx')))

/** The box about what the cart holds of another modality than its page's; nothing where it holds nothing else. */
export function OtherCart(props: OtherCartProps) {
  const { lines } = useOtherLines(props.groupCode)
  if (lines.length === 0) return null
  return (
    <Suspense fallback={<Skeleton size="panel" />}>
      <OtherCartBox {...props} />
    </Suspense>
  )
}
