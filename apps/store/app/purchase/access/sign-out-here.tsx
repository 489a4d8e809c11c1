import { lazy, Suspense } from 'react'
import { loadPart } from '../../ui/load-part.ts'

const SignOutButton = lazy(() => loadPart(() => import('./sign-out-button.tsx')))

/** The same as 'Sair' in the header, in a page's own words and place. */
export function SignOutHere({ label }: { readonly label: string }) {
  return (
    <Suspense fallback={null}>
      <SignOutButton label={label} />
    </Suspense>
  )
}
