import { KeepQueryLink } from '../../../always/navigation/keep-query-link.tsx'
import { useHome } from '../../../always/navigation/use-home.ts'
import { LoadingRegion } from '../../../ui/feedback/loading-region.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { buttonClass } from '../../../ui/press/button-class.ts'
import { offerCopy as copy } from '../copy.ts'

/** What stands until the offer is known, and where it could not be loaded. */
export function OfferOnItsWay({ isFailed }: { readonly isFailed: boolean }) {
  const home = useHome(copy.home)
  return (
    <Page title={copy.title} text={isFailed ? copy.failed : copy.loading}>
      {isFailed ? (
        <KeepQueryLink to={home.to} className={buttonClass({ variant: 'secondary' })}>
          {home.label}
        </KeepQueryLink>
      ) : (
        <LoadingRegion loading skeleton={<Skeleton size="panel" count={2} />} />
      )}
    </Page>
  )
}
