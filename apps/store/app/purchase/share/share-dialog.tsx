import { useRef, useState } from 'react'
import { titleOf } from '../../always/issuer/page-title.ts'
import { useIssuer } from '../../always/issuer/store-view.ts'
import { useProblemText } from '../../always/warning-dialog/load-warning.ts'
import { Icon } from '../../ui/art/icon.tsx'
import type { IconName } from '../../ui/art/icon-names.ts'
import { uiCopy } from '../../ui/copy.ts'
import { InlineMessage } from '../../ui/feedback/inline-message.tsx'
import { TextInput } from '../../ui/forms/text-input.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { Button } from '../../ui/press/button.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { cartCopy } from '../cart/public.ts'
import { Proposer } from '../proposal/public.ts'
import { shareCopy as copy } from './copy.ts'
import { LinkSenders } from './link-senders.tsx'
import { QrCode } from './qr-code.tsx'
import styles from './share-dialog.module.css'
import { useSimulationLink } from './use-simulation-link.ts'

interface ShareDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly onClosed: () => void
}

/**
 * The cart as a link, to copy, to send, to scan (docs/rules/simulation.md: shared), and under it as a proposal. Its
 * parts stand where they stay from the first frame on: the link comes into a place that is there.
 */
export default function ShareDialog(dialog: ShareDialogProps) {
  const { link, failure, retry } = useSimulationLink()
  const reason = useProblemText(failure)
  return (
    <Dialog {...dialog} title={cartCopy.share}>
      <div className={styles.share}>
        <div className={styles.byLink}>
          <div>
            <h3 className={styles.title}>{copy.link}</h3>
            <p className={styles.text}>{copy.text}</p>
          </div>
          {failure === null ? (
            <LinkWays link={link} />
          ) : (
            <div className={styles.failed}>
              {reason !== null && <InlineMessage kind="error">{reason}</InlineMessage>}
              <Button variant="secondary" onClick={retry}>
                {uiCopy.retry}
              </Button>
            </div>
          )}
        </div>
        <figure className={styles.code}>
          <div className={styles.picture}>{link !== null && <QrCode text={link} label={copy.code} />}</div>
          <figcaption>{copy.codeHint}</figcaption>
        </figure>
      </div>
      <div className={styles.proposal}>
        <Proposer />
      </div>
    </Dialog>
  )
}

/** What a press on 'Copiar link' came to: where the browser does not let a page copy, whoever reads does. */
type Copied = 'not' | 'copied' | 'selected'

const COPY_NAMES = {
  not: copy.copy,
  copied: copy.copied,
  selected: copy.selected,
} as const satisfies Record<Copied, string>

/** The longest name leaves no room for one beside another button. */
const COPY_ICONS = { not: 'copy', copied: 'check', selected: null } as const satisfies Record<
  Copied,
  IconName | null
>

const SAID = {
  not: '',
  copied: copy.copied,
  selected: copy.selectedHint,
} as const satisfies Record<Copied, string>

/** The link and what is done with it; null while it is being made. */
function LinkWays({ link }: { readonly link: string | null }) {
  const store = titleOf(useIssuer().configuration.issuer.name)
  const field = useRef<HTMLInputElement>(null)
  const [sheet] = useState(deviceSheet)
  const [copied, setCopied] = useState<Copied>('not')
  const subject = copy.subject(store)
  const message = copy.message(store)

  async function copyLink() {
    setCopied('not')
    const isCopied = await writeToClipboard(link ?? '')
    if (!isCopied) field.current?.focus()
    setCopied(isCopied ? 'copied' : 'selected')
  }

  const shareByDevice = (look: 'primary' | 'secondary') => (
    <Button
      variant={look}
      busy={link === null}
      iconBefore={<Icon name="external" size={20} />}
      onClick={() => openDeviceSheet(subject, message, link ?? '')}
    >
      {copy.byDevice}
    </Button>
  )

  return (
    <>
      <TextInput
        ref={field}
        className={styles.field}
        label={copy.link}
        labelHidden
        value={link ?? ''}
        placeholder={copy.making}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className={styles.ways}>
        {sheet === 'first' && shareByDevice('primary')}
        <Button
          variant={sheet === 'first' ? 'secondary' : 'primary'}
          busy={link === null}
          iconBefore={COPY_ICONS[copied] && <Icon name={COPY_ICONS[copied]} size={20} />}
          onClick={copyLink}
        >
          {COPY_NAMES[copied]}
        </Button>
      </div>
      <div className={styles.ways}>
        <LinkSenders subject={subject} message={message} link={link} />
        {sheet === 'last' && shareByDevice('secondary')}
      </div>
      <VisuallyHidden>
        <span role="status">{link === null ? copy.making : SAID[copied]}</span>
      </VisuallyHidden>
    </>
  )
}

/** Where the device's own sheet is offered: first where a finger points, after the others beside a mouse. */
function deviceSheet(): 'first' | 'last' | 'none' {
  if (!('share' in navigator)) return 'none'
  return matchMedia('(pointer: coarse)').matches ? 'first' : 'last'
}

/** Closing the device's sheet without sending is no failure. */
function openDeviceSheet(title: string, text: string, url: string) {
  void navigator.share({ title, text, url }).catch(() => {})
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
