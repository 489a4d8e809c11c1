import { CODE } from '@benefits/copy/code-of-refusal'
import type { CommandProblem } from '../../commands/command-result.ts'
import { Logo } from '../../ui/art/logo.tsx'
import type { Elements } from '../../ui/elements.ts'
import styles from '../frame/header.module.css'
import frame from '../frame/store-frame.module.css'
import { type StoreIdentity, useEmbedded } from '../issuer/store-view.ts'
import { KeepQueryLink } from '../navigation/keep-query-link.tsx'
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

interface BareFrameProps {
  readonly identity: StoreIdentity
  readonly children: Elements
}

/**
 * Around a page of a store that could not be loaded: the issuer's sign, which leads home; in a partner's page nothing.
 */
function BareFrame({ identity, children }: BareFrameProps) {
  const isEmbedded = useEmbedded() !== null
  return (
    <div className={frame.frame}>
      {!isEmbedded && (
        <header className={styles.header}>
          <div className={styles.bar}>
            <KeepQueryLink reloadDocument to="/" className={styles.logo}>
              <Logo theme={identity.theme} name={identity.issuerName} />
            </KeepQueryLink>
          </div>
        </header>
      )}
      <main id="conteudo" tabIndex={-1} className={frame.main}>
        {children}
      </main>
    </div>
  )
}

/** Whether the store is being worked on: nothing of it is shown then. */
export function isClosed(problem: CommandProblem | undefined): problem is CommandProblem {
  return problem?.code === CODE.maintenance
}
