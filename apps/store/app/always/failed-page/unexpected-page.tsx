import { CODE } from '@benefits/copy/code-of-refusal'
import { CONTENT_NOT_LOADED } from '@benefits/copy/content-not-loaded'
import type { CommandProblem } from '../../commands/command-result.ts'
import styles from '../../ui/layout/message-page.module.css'
import { Button } from '../../ui/press/button.tsx'
import { useEmbedded, useStoreView } from '../issuer/store-view.ts'
import { shellCopy } from '../navigation/copy.ts'
import { KeepQueryLink } from '../navigation/keep-query-link.tsx'
import { FRAME_HOME } from '../navigation/use-home.ts'
import { phoneLink, useOfferedContact } from '../support/offered-contact.ts'
import { failureCopy } from './copy.ts'

interface UnexpectedPageProps {
  /** Why the content is missing, where somebody said it. */
  readonly problem?: CommandProblem | undefined
  /** The server was not reached. */
  readonly isUnreached?: boolean
}

/** Refusals that say themselves what to do. */
const TOLD: readonly unknown[] = [CODE.serviceAway, CODE.tooMany, 'tokenNotGenerated', 'tokenNotRefreshed']

/**
 * What stands in a page's place whose content could not be loaded, inside whatever frame: whose fault, and the ways on.
 */
export function UnexpectedPage({ problem, isUnreached = false }: UnexpectedPageProps) {
  const view = useStoreView()
  const initialPage = view?.loaded ? view.channel.initialPage : '/'
  const home = useEmbedded() ? FRAME_HOME : { to: initialPage, label: shellCopy.backToInitialPage }
  const phone = useOfferedContact()?.phone
  const hint = isUnreached ? failureCopy.checkConnection : failureCopy.ourFault
  return (
    <div className={styles.page}>
      <h1>{CONTENT_NOT_LOADED}</h1>
      <p className={styles.text}>{problem && TOLD.includes(problem.code) ? problem.description : hint}</p>
      <Button onClick={() => window.location.reload()}>{shellCopy.retry}</Button>
      {/* A whole new page: what is left of this one may be what failed. */}
      <KeepQueryLink reloadDocument to={home.to}>
        {home.label}
      </KeepQueryLink>
      {phone && (
        <p className={styles.text}>
          {failureCopy.orCall} <a href={phoneLink(phone)}>{phone}</a>
        </p>
      )}
    </div>
  )
}
