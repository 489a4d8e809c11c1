import { Dialog } from '../../ui/overlay/dialog.tsx'
import { ContactWays } from './contact-ways.tsx'
import { contactCopy } from './copy.ts'

interface ContactDialogProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** How to reach people: the channel's phones and e-mail. */
export default function ContactDialog({ open, onClose }: ContactDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={contactCopy.title} description={contactCopy.intro} size="sm">
      <ContactWays />
    </Dialog>
  )
}
