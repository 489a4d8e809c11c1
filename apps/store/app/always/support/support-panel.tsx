import { Dialog } from '@base-ui/react/dialog'
import { Icon } from '../../ui/art/icon.tsx'
import { IconButton } from '../../ui/press/icon-button.tsx'
import { useIssuer } from '../issuer/store-view.ts'
import { KeepQueryLink } from '../navigation/keep-query-link.tsx'
import { ContactWays } from './contact-ways.tsx'
import { supportPanelCopy } from './copy.ts'
import styles from './support-panel.module.css'

interface SupportPanelProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** The support panel under the header, beside which the page stays usable: chat, phone, e-mail and the help centre. */
export default function SupportPanel({ open, onClose }: SupportPanelProps) {
  const { hours, panel = supportPanelCopy } = useIssuer().configuration.issuer.support
  return (
    <Dialog.Root
      open={open}
      modal={false}
      onOpenChange={(next, { event, cancel }) => {
        if (next) return
        if (helpButton()?.contains(event.target as Node)) cancel()
        else onClose()
      }}
    >
      <Dialog.Portal>
        <Dialog.Popup data-overlay="" className={styles.panel} finalFocus={helpButton}>
          <div className={styles.header}>
            <Dialog.Title className={styles.title}>{panel.title}</Dialog.Title>
            <Dialog.Close
              render={<IconButton label={supportPanelCopy.close} icon={<Icon name="close" size={20} />} />}
            />
          </div>
          <Dialog.Description>{panel.text}</Dialog.Description>
          <p className={styles.hours}>{hours}</p>
          <ContactWays onChat={onClose}>
            <KeepQueryLink to="/faq" onClick={onClose}>
              {supportPanelCopy.faq}
            </KeepQueryLink>
          </ContactWays>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** What opened it: it gets the focus back, and closes the panel by itself. */
function helpButton() {
  return document.querySelector<HTMLElement>('[data-help]')
}
