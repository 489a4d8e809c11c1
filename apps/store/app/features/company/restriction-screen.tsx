import { CODE } from '@benefits/copy/code-of-refusal'
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useIssuer } from '../../issuer/store-view.ts'
import { KeepQueryLink } from '../../shell/moves/keep-query-link.tsx'
import { useKeptQuery } from '../../shell/moves/use-kept-query.ts'
import { useVisitor } from '../../state/visitor-provider.tsx'
import type { VisitorState } from '../../state/visitor-state.ts'
import { Icon } from '../../ui/art/icon.tsx'
import type { IconName } from '../../ui/art/icon-names.ts'
import { Button } from '../../ui/press/button.tsx'
import { buttonClass } from '../../ui/press/button-class.ts'
import { emptied } from '../cart/cart-slice.ts'
import { settlePrice, useCartPath } from '../cart/public.ts'
import { companyCopy, type RestrictedType } from './copy.ts'
import styles from './restriction-screen.module.css'
import { useChangeOnLeaving } from './use-change-on-leaving.ts'

const ICONS = {
  servedByAnotherChannel: 'store',
  selectedUnserved: 'map',
  selectedAlreadyContracted: 'check',
  downgrade: 'users',
} as const satisfies Record<RestrictedType, IconName>

interface RestrictionScreenProps {
  readonly type: RestrictedType
  /** Forgets the customer type and shows the form again. */
  readonly onReset: () => void
}

/** Why a company may not go on with what it chose, and what it can do instead. */
export function RestrictionScreen({ type, onReset }: RestrictionScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const { title, text, advice } = companyCopy.outcomes[type]
  return (
    <section className={styles.screen} aria-labelledby="restriction">
      <span className={styles.mark}>
        <Icon name={ICONS[type]} size={32} />
      </span>
      <h1 id="restriction" ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      <p className={styles.text}>{text}</p>
      <p className={styles.advice}>{advice}</p>
      <Actions type={type} onReset={onReset} />
    </section>
  )
}

function Actions({ type, onReset }: RestrictionScreenProps) {
  const { configuration, channel } = useIssuer()
  const cartPage = useCartPath()
  const reset = (
    <Button variant="ghost" onClick={onReset}>
      {companyCopy.otherCompany}
    </Button>
  )
  const toCart = (
    <KeepQueryLink to={cartPage} className={buttonClass()}>
      {companyCopy.backToCart}
    </KeepQueryLink>
  )
  const main: Record<RestrictedType, ReactNode> = {
    servedByAnotherChannel: <OpenChannel />,
    selectedUnserved: <BackWithoutUnserved to={cartPage} />,
    selectedAlreadyContracted: toCart,
    downgrade: (
      <KeepQueryLink to={configuration.urlPortalRhGente} className={buttonClass()}>
        {companyCopy.openAccount}
      </KeepQueryLink>
    ),
  }
  return (
    <>
      <div className={styles.actions}>
        {main[type]}
        {reset}
      </div>
      {type === 'selectedUnserved' && (
        <p className={styles.centre}>{companyCopy.centre(channel.contact.phone)}</p>
      )}
    </>
  )
}

/** Opens the channel where the company bought before and empties the cart. */
function OpenChannel() {
  const navigate = useNavigate()
  const kept = useKeptQuery()
  const channelCode = useVisitor(({ customer }) => customer.company?.channelCode ?? null)
  const announce = useChangeOnLeaving(withoutCart)
  function open() {
    announce(true)
    const to = channelCode === null ? '/' : `/?canal=${encodeURIComponent(channelCode)}`
    void navigate(kept(to, ['offerid']))
  }
  return <Button onClick={open}>{companyCopy.openChannel}</Button>
}

function withoutCart({ shopping, customer }: VisitorState): Partial<VisitorState> {
  return { shopping: emptied(shopping), customer: { ...customer, customerType: null } }
}

/** Nothing in the cart is sold where the company is: its products leave it, and their cards say so. */
function BackWithoutUnserved({ to }: { readonly to: string }) {
  const announce = useChangeOnLeaving(withoutUnserved)
  function leave({ metaKey, ctrlKey, shiftKey }: MouseEvent) {
    announce(!metaKey && !ctrlKey && !shiftKey)
  }
  return (
    <KeepQueryLink to={to} className={buttonClass()} onClick={leave}>
      {companyCopy.backToCart}
    </KeepQueryLink>
  )
}

function withoutUnserved(state: VisitorState): Partial<VisitorState> {
  const { revision } = state.shopping.cart
  return settlePrice(state, revision, { ok: false, problem: { code: CODE.productsUnserved } }).change
}
