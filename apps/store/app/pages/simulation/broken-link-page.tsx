import { KeepQueryLink } from '../../always/navigation/keep-query-link.tsx'
import { useHome } from '../../always/navigation/use-home.ts'
import { SpotNotFound } from '../../ui/art/spot-not-found.tsx'
import message from '../../ui/layout/message-page.module.css'
import { buttonClass } from '../../ui/press/button-class.ts'
import { simulationCopy as copy } from './copy.ts'

/** What stands where a link was cut or changed on its way: what to do, and the way to the shelf. */
export function BrokenLinkPage() {
  const home = useHome(copy.begin)
  return (
    <div className={message.page}>
      <SpotNotFound />
      <h1>{copy.broken}</h1>
      <p className={message.text}>{copy.brokenText}</p>
      <KeepQueryLink to={home.to} className={buttonClass()}>
        {home.label}
      </KeepQueryLink>
    </div>
  )
}
