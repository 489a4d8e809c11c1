import { useRef, useState } from 'react'
import { titleOf } from '../../../always/issuer/page-title.ts'
import { useIssuer } from '../../../always/issuer/store-view.ts'
import { useProblemText } from '../../../always/warning-dialog/load-warning.ts'
import { Icon } from '../../../ui/art/icon.tsx'
import { uiCopy } from '../../../ui/copy.ts'
import { InlineMessage } from '../../../ui/feedback/inline-message.tsx'
import { LoadingRegion } from '../../../ui/feedback/loading-region.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { Skeleton } from '../../../ui/marks/skeleton.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { Button } from '../../../ui/press/button.tsx'
import { buttonClass } from '../../../ui/press/button-class.ts'
import { cartCopy } from '../copy.ts'
import { ProposerSlot } from '../frame/proposer-slot.tsx'
import { shareCopy as copy } from './copy.ts'
import { QrCode } from './qr-code.tsx'
import styles from './share-dialog.module.css'
import { mailAddress, whatsAppAddress } from './shared-link.ts'
import { useSimulationLink } from './use-simulation-link.ts'

const SENDER = buttonClass({ variant: 'secondary', block: true })

interface ShareDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly onClosed: () => void
}

/** The cart as a link: to copy, to send, to scan (docs/rules/simulation.md: shared). */
export default function ShareDialog(dialog: ShareDialogProps) {
  const { link, failure, retry } = useSimulationLink()
  const reason = useProblemText(failure)
  return (
    <Dialog {...dialog} title={cartCopy.share} description={<p>{copy.text}</p>}>
      {failure === null ? (
        <LoadingRegion
          loading={link === null}
          text={copy.making}
          skeleton={
            <div className={styles.waiting}>
              <Skeleton size="row" count={3} />
            </div>
          }
        >
          {link !== null && <SharedLink link={link} />}
        </LoadingRegion>
      ) : (
        <div className={styles.failed}>
          {reason !== null && <InlineMessage kind="error">{reason}</InlineMessage>}
          <Button variant="secondary" onClick={retry}>
            {uiCopy.retry}
          </Button>
        </div>
      )}
    </Dialog>
  )
}

function SharedLink({ link }: { readonly link: string }) {
  const store = titleOf(useIssuer().configuration.issuer.name)
  const field = useRef<HTMLInputElement>(null)
  const [told, setTold] = useState('')
  const message = copy.message(store)

  async function copyLink() {
    setTold('')
    const isCopied = await writeToClipboard(link)
    // Where the browser does not let a page copy, whoever reads does.
    if (!isCopied) field.current?.focus()
    setTold(isCopied ? copy.copied : copy.selected)
  }

  return (
    <div className={styles.ways}>
      <div className={styles.byLink}>
        <div className={styles.link}>
          <TextInput
            ref={field}
            className={styles.field}
            label={copy.link}
            value={link}
            readOnly
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <p role="status" className={styles.told}>
            {told}
          </p>
          <Button
            iconBefore={<Icon name={told === copy.copied ? 'check' : 'copy'} size={20} />}
            onClick={copyLink}
          >
            {copy.copy}
          </Button>
        </div>
        <div className={styles.senders}>
          <a className={SENDER} href={mailAddress(copy.subject(store), message, link)}>
            <Icon name="mail" size={20} />
            {copy.byMail}
          </a>
          <a
            className={SENDER}
            href={whatsAppAddress(message, link)}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Icon name="chat" size={20} />
            {copy.byWhatsApp}
          </a>
          {'share' in navigator && (
            <Button
              variant="secondary"
              block
              iconBefore={<Icon name="external" size={20} />}
              onClick={() => shareByDevice(store, message, link)}
            >
              {copy.byDevice}
            </Button>
          )}
        </div>
      </div>
      <figure className={styles.code}>
        <QrCode text={link} label={copy.code} className={styles.picture} />
        <figcaption>{copy.codeHint}</figcaption>
      </figure>
      <div className={styles.proposal}>
        <ProposerSlot />
      </div>
    </div>
  )
}

/** Whether the browser lets this page copy: one without a secure connection, or in a frame, may not. */
async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** The device's own sheet; closing it without sending is no failure. */
function shareByDevice(store: string, message: string, link: string) {
  void navigator.share({ title: copy.subject(store), text: message, url: link }).catch(() => {})
}
