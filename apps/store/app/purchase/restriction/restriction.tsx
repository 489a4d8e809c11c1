import { lazy, type MouseEvent, Suspense } from 'react'
import { useNavigate } from 'react-router'
import { useIssuer } from '../../always/issuer/store-view.ts'
import { KeepQueryLink } from '../../always/navigation/keep-query-link.tsx'
import { useKeptQuery } from '../../always/navigation/use-kept-query.ts'
import { phoneLink } from '../../always/support/offered-contact.ts'
import type { IconName } from '../../ui/art/icon-names.ts'
import type { Elements } from '../../ui/elements.ts'
import { loadPart } from '../../ui/load-part.ts'
import { Button } from '../../ui/press/button.tsx'
import { buttonClass } from '../../ui/press/button-class.ts'
import { withoutCart, withoutContracted } from '../../visit/leaving-carts.ts'
import { withoutUnserved } from '../../visit/purchase-moves.ts'
import { useVisitor } from '../../visit/visitor-provider.tsx'
import type { VisitorState } from '../../visit/visitor-state.ts'
import { useCartPath } from '../cart/public.ts'
import { companyCopy as copy, type RestrictedType } from './copy.ts'
import { OutcomeBlock } from './outcome-block.tsx'
import styles from './restriction.module.css'
import { useChangeOnLeaving } from './use-change-on-leaving.ts'

const ServedProducts = lazy(() => loadPart(() => import('./served-products.tsx'), Number.POSITIVE_INFINITY))

const ICONS = {
  servedByAnotherChannel: 'store',
  selectedUnserved: 'map',
  selectedAlreadyContracted: 'check',
  downgrade: 'users',
} as const satisfies Record<RestrictedType, IconName>

/** What the store cannot put right, and people perhaps can. */
const BY_PHONE: readonly RestrictedType[] = ['servedByAnotherChannel', 'selectedUnserved']

interface RestrictionProps {
  readonly type: RestrictedType
  /** Forgets the customer type and shows the form again. */
  readonly onReset: () => void
  /** In a modal: closes it, which is its way back to the cart behind it. A page leads to the cart by a link. */
  readonly onClose?: (() => void) | undefined
}

/** Why a company may not go on with what it chose, and what it can do instead (docs/rules/customers.md: ways-on). */
export function Restriction({ type, onReset, onClose }: RestrictionProps) {
  const { configuration, channel } = useIssuer()
  const { title, text, advice } = copy.outcomes[type]
  const { phone } = channel.contact
  const fact = useFacts()[type] ?? null
  // Of the channel it says the same, and which one it is.
  const isSaid = fact !== null && type === 'servedByAnotherChannel'
  const ways: Record<RestrictedType, Elements> = {
    servedByAnotherChannel: <OpenChannel />,
    selectedUnserved: <BackToCart change={withoutUnserved} onClose={onClose} />,
    selectedAlreadyContracted: (
      <>
        <BackToCart change={withoutContracted} onClose={onClose} />
        <Elsewhere to={configuration.urlPortalRhBeneficio}>{copy.openPortal}</Elsewhere>
      </>
    ),
    downgrade: (
      <>
        <Elsewhere to={configuration.urlPortalRhGente} variant="primary">
          {copy.openAccount}
        </Elsewhere>
        <BackToCart change={asItIs} onClose={onClose} variant="secondary" />
      </>
    ),
  }
  return (
    <OutcomeBlock
      icon={ICONS[type]}
      place={onClose ? 'modal' : 'page'}
      title={title}
      text={isSaid ? '' : text}
      fact={fact}
      advice={advice}
      actions={
        <>
          {ways[type]}
          <Button variant="ghost" onClick={onReset}>
            {copy.otherCompany}
          </Button>
        </>
      }
    >
      {BY_PHONE.includes(type) && (
        <p className={styles.centre}>
          <span>{copy.centre}</span> <a href={phoneLink(phone)}>{phone}</a>
        </p>
      )}
      {type === 'selectedUnserved' && (
        <Suspense fallback={null}>
          <ServedProducts headingLevel={onClose ? 4 : 2} />
        </Suspense>
      )}
    </OutcomeBlock>
  )
}

/** A system of the issuer beside the store. */
function Elsewhere({
  to,
  variant = 'secondary',
  children,
}: {
  readonly to: string
  readonly variant?: 'primary' | 'secondary'
  readonly children: string
}) {
  return (
    <KeepQueryLink to={to} className={buttonClass({ variant })}>
      {children}
    </KeepQueryLink>
  )
}

/** What is true of this company alone, by type. */
function useFacts(): Partial<Record<RestrictedType, string | null>> {
  const company = useVisitor(({ customer }) => customer.company)
  const unserved = useUnservedWords()
  return {
    selectedUnserved: unserved,
    servedByAnotherChannel:
      company?.channelName == null ? null : copy.firstHiredAt(company.tradeName, company.channelName),
  }
}

/** Which products are not sold where, in words; null while the place or the cart is not known. */
function useUnservedWords(): string | null {
  const lines = useVisitor(({ shopping }) => shopping.cart.lines)
  const address = useVisitor(({ customer }) => customer.company?.fiscalAddress ?? null)
  if (address === null || lines.length === 0) return null
  const names = lines.map(({ name }) => name)
  return copy.unservedThere(names, `${address.city} (${address.state})`)
}

/** Opens the channel where the company bought before, by its name; the cart is kept aside. */
function OpenChannel() {
  const navigate = useNavigate()
  const kept = useKeptQuery()
  const { configuration } = useIssuer()
  const { channelCode = null, channelName = null } = useVisitor(({ customer }) => customer.company) ?? {}
  const name = channelName ?? copy.ownStore(configuration.issuer.shortName)
  const announce = useChangeOnLeaving(withoutCart)
  function open() {
    announce(true)
    const to = channelCode === null ? '/' : `/?canal=${encodeURIComponent(channelCode)}`
    void navigate(kept(to, ['offerid']))
  }
  return <Button onClick={open}>{copy.openChannel(name)}</Button>
}

/** A plan above the one that the company has is chosen in the cart as it stands. */
const asItIs = () => ({})

interface BackToCartProps extends Pick<RestrictionProps, 'onClose'> {
  readonly variant?: 'primary' | 'secondary'
  /** What leaves the cart on the way. */
  readonly change: (state: VisitorState) => Partial<VisitorState>
}

function BackToCart({ change, onClose, variant = 'primary' }: BackToCartProps) {
  const cartPage = useCartPath()
  const announce = useChangeOnLeaving(change)
  if (onClose) {
    const close = () => {
      announce(true)
      onClose()
    }
    return (
      <Button variant={variant} onClick={close}>
        {copy.backToCart}
      </Button>
    )
  }
  function leave({ metaKey, ctrlKey, shiftKey }: MouseEvent) {
    announce(!metaKey && !ctrlKey && !shiftKey)
  }
  return (
    <KeepQueryLink to={cartPage} className={buttonClass({ variant })} onClick={leave}>
      {copy.backToCart}
    </KeepQueryLink>
  )
}
