import { KeepQueryLink } from '../../always/navigation/keep-query-link.tsx'
import { useHome } from '../../always/navigation/use-home.ts'
import { SpotNotFound } from '../../ui/art/spot-not-found.tsx'
import message from '../../ui/layout/message-page.module.css'
import { buttonClass } from '../../ui/press/button-class.ts'
import { proposalPageCopy as copy } from './copy.ts'

/** What stands where a proposal's link is unknown or was cut: what to do, and the way to the shelf. */
export function UnknownProposalPage() {
  const home = useHome(copy.begin)
  return (
    <div className={message.page}>
      <SpotNotFound />
      <h1>{copy.unknown}</h1>
      <p className={message.text}>{copy.unknownText}</p>
      <KeepQueryLink to={home.to} className={buttonClass()}>
        {home.label}
      </KeepQueryLink>
    </div>
  )
}
