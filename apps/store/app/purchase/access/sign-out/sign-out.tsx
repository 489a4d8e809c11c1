import { lazy, Suspense } from 'react'
import { loadPart } from '../../../ui/load-part.ts'
import { isVerified } from '../../../visit/access-slice.ts'
import { useRestored, useVisitor } from '../../../visit/visitor-provider.tsx'

const SignOutButton = lazy(() => loadPart(() => import('./sign-out-button.tsx')))

/**
 * 'Sair', once the visitor's e-mail is verified; every page has its place, and few visitors load it. `isRoomy` where
 * the header has few tools.
 */
export function SignOut({ isRoomy = false }: { readonly isRoomy?: boolean }) {
  const isRestored = useRestored()
  const isShown = useVisitor(({ access }) => isVerified(access))
  if (!isRestored || !isShown) return null
  return (
    <Suspense fallback={null}>
      <SignOutButton isRoomy={isRoomy} />
    </Suspense>
  )
}

/** The same as 'Sair' in the header, in a page's own words and place. */
export function SignOutHere({ label }: { readonly label: string }) {
  return (
    <Suspense fallback={null}>
      <SignOutButton label={label} />
    </Suspense>
  )
}
