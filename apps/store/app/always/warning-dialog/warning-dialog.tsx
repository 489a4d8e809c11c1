import type { WarningClosing, WarningVariant } from '@benefits/copy/refusals/refusal-row'
import { offeredContact } from '@benefits/domain/catalogue/offered-contact'
import { useCallback, useEffect, useState } from 'react'
import { Icon } from '../../ui/art/icon.tsx'
import type { IconName } from '../../ui/art/icon-names.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { Button } from '../../ui/press/button.tsx'
import { ButtonLink } from '../../ui/press/button-link.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { cartPageOf } from '../../visit/cart-page-of.ts'
import { useVisitorStore } from '../../visit/visitor-provider.tsx'
import { useIssuer } from '../issuer/store-view.ts'
import { useNavigateKeepingQuery } from '../navigation/use-kept-query.ts'
import { reportRefusal } from '../reports/report-failure.ts'
import { chatState } from '../support/chat-state.ts'
import { ContactWays } from '../support/contact-ways.tsx'
import { phoneLink } from '../support/offered-contact.ts'
import { BUTTON_WORDS, bestWayCopy, chatAwayCopy, referenceCopy, wayCopy } from './copy.ts'
import { useCartWay } from './use-cart-way.ts'
import styles from './warning-dialog.module.css'
import { warningFor } from './warning-for.ts'
import type { QueuedWarning } from './warning-table.ts'
import { findCompanyField } from './wrong-field.ts'

interface WarningDialogProps {
  readonly warning: QueuedWarning
  readonly open: boolean
  readonly onClose: () => void
  /** The modal is off the screen; its closing action follows. */
  readonly onClosed: () => void
}

const MARKS = {
  error: 'alert',
  warning: 'alert',
  maintenance: 'clock',
  connection: 'info',
  information: 'info',
} as const satisfies Record<WarningVariant, IconName>

/**
 * The warning modal in its four variants: what happened, why, and the one best way on (docs/rules/refusals.md:
 * best-way).
 */
export default function WarningDialog({ warning: queued, open, onClose, onClosed }: WarningDialogProps) {
  const close = useCloseWarning()
  const { configuration, channel } = useIssuer()
  const { shortName, chat } = configuration.issuer
  const warning =
    'code' in queued
      ? warningFor(queued.code, shortName, queued.reference)
      : { ...queued, reason: null, withoutChat: null }
  const { reference, reason, withoutChat, way } = warning
  const code = 'code' in queued ? queued.code : null
  const chatIs = chatState(chat, channel)
  const text = (chatIs === 'absent' && withoutChat) || warning.text
  const isChatAway = chatIs === 'unavailable' && withoutChat !== null
  useEffect(() => {
    if (code !== null) reportRefusal(code)
  }, [code])
  const { phone } = offeredContact(channel)
  // Another company can be named where its field stands on the page, or in a modal under this one.
  const [companyField] = useState(() => (way.kind === 'otherCompany' ? findCompanyField() : null))
  const cart = useCartWay(way)
  const isForPeople = way.kind === 'people'
  const hasReference = reference !== undefined && (isForPeople || warning.variant === 'error')
  return (
    <Dialog
      size="sm"
      open={open}
      onClose={onClose}
      onClosed={() => {
        onClosed()
        close(warning.closing)
        if (cart?.follow()) return
        // After the modal has given back what had the focus before it.
        requestAnimationFrame(() => (companyField ? companyField.select() : cart?.focusField()))
      }}
      title={warning.title}
      description={
        <div className={styles.message} data-variant={warning.variant}>
          <span className={styles.mark}>
            <Icon name={MARKS[warning.variant]} size={28} />
          </span>
          <div className={styles.words}>
            <p>{text}</p>
            {reason && <p className={styles.reason}>{reason}</p>}
            {isChatAway && <p>{chatAwayCopy}</p>}
          </div>
        </div>
      }
      actions={
        <>
          <Button block variant={isForPeople || cart ? 'ghost' : 'primary'} onClick={onClose}>
            {companyField ? wayCopy.otherCompany : BUTTON_WORDS[warning.button]}
          </Button>
          {isForPeople && (
            <ButtonLink block href={phoneLink(phone)} iconBefore={<Icon name="phone" size={20} />}>
              {wayCopy.call(phone)}
            </ButtonLink>
          )}
          {cart && (
            <Button
              block
              onClick={() => {
                cart.choose()
                onClose()
              }}
            >
              {cart.words}
            </Button>
          )}
        </>
      }
    >
      {(isForPeople || hasReference) && (
        <div className={styles.help}>
          {isForPeople && (
            <div className={styles.way}>
              <h3 className={styles.wayTitle}>{bestWayCopy}</h3>
              <ContactWays phoneFirst withChat={!isChatAway} />
            </div>
          )}
          {hasReference && <ErrorReference reference={reference} />}
        </div>
      )}
    </Dialog>
  )
}

/** By which people find what happened: shown, so that it can be read out, and copied by a press. */
function ErrorReference({ reference }: { readonly reference: string }) {
  const [isCopied, setCopied] = useState(false)

  async function copy() {
    // Without a clipboard the code can still be read.
    await navigator.clipboard?.writeText(reference).then(
      () => setCopied(true),
      () => {},
    )
  }

  return (
    <div className={styles.reference}>
      <p>
        {referenceCopy.name} <strong>{reference}</strong>
      </p>
      <Button variant="ghost" size="sm" onClick={() => void copy()}>
        {referenceCopy.copy}
        <VisuallyHidden> {referenceCopy.copyWhat}</VisuallyHidden>
      </Button>
      <p role="status">{isCopied && referenceCopy.copied}</p>
    </div>
  )
}

type Closings = {
  readonly [K in WarningClosing['kind']]: (closing: Extract<WarningClosing, { kind: K }>) => void
}

/** Gives what closing a warning does: a table from the kind of closing to its action. */
function useCloseWarning(): (closing: WarningClosing) => void {
  const visitor = useVisitorStore()
  const go = useNavigateKeepingQuery()
  const { channel, configuration, identity } = useIssuer()
  const { initialPage } = channel
  const { site } = configuration.issuer
  return useCallback(
    (closing) => {
      const closings: Closings = {
        close: () => {},
        // Without a connection a reload would take the page away, and with it what was typed: the modal just closes.
        reload: () => {
          if (navigator.onLine) window.location.reload()
        },
        initialPage: () => go(initialPage),
        cart: () => go(cartPageOf(identity, visitor.getState().shopping)),
        dropParameter: ({ parameter }) => go(initialPage, { drop: [parameter], replace: true }),
        issuerSite: () => window.location.assign(site),
      }
      const act = closings[closing.kind] as (one: WarningClosing) => void
      act(closing)
    },
    [visitor, go, initialPage, identity, site],
  )
}
