import type { CommandProblem } from '../../commands/command-result.ts'
import { BareFrame } from '../frame/bare-frame.tsx'
import type { StoreIdentity } from '../issuer/store-view.ts'
import { isClosed } from './is-closed.ts'
import { MaintenancePage } from './maintenance-page.tsx'
import { UnexpectedPage } from './unexpected-page.tsx'

interface ClosedPageProps {
  readonly problem: CommandProblem
  readonly identity: StoreIdentity
}

/** The whole store, where it cannot be opened: it is being worked on, or its issuer could not be loaded. */
export default function ClosedPage({ problem, identity }: ClosedPageProps) {
  if (isClosed(problem))
    return <MaintenancePage description={problem.description} site={identity.issuerSite} />
  return (
    <BareFrame identity={identity}>
      <UnexpectedPage problem={problem} />
    </BareFrame>
  )
}
