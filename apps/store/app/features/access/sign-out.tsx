import { lazy, Suspense } from 'react'
import { useRestored, useVisitor } from '../../state/visitor-provider.tsx'
import { loadPart } from '../../ui/load-part.ts'

const SignOutButton = lazy(() => loadPart(() => import('./sign-out-button.tsx')))

/** 'Sair', once the visitor's e-mail is verified; every page has its place, and few visitors load it. */
export function SignOut() {
  const isRestored = useRestored()
  const isVerified = useVisitor(({ access }) => access.isCodeValidated)
  if (!isRestored || !isVerified) return null
  return (
    <Suspense fallback={null}>
      <SignOutButton />
    </Suspense>
  )
}
