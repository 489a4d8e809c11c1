import { Dialog } from '../../ui/overlay/dialog.tsx'
import { useIssuer } from '../issuer/store-view.ts'
import { chatState } from './chat-state.ts'
import { ContactWays } from './contact-ways.tsx'
import { contactCopy } from './copy.ts'

interface ContactDialogProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** How to reach people: the channel's phones with their hours, its e-mail, and its chat where it can be opened. */
export default function ContactDialog({ open, onClose }: ContactDialogProps) {
  const { configuration, channel } = useIssuer()
  const { chat, support } = configuration.issuer
  return (
    <Dialog open={open} onClose={onClose} title={contactCopy.title} description={contactCopy.intro} size="sm">
      <ContactWays withChat={chatState(chat, channel) === 'available'} hours={support.hours} />
    </Dialog>
  )
}
