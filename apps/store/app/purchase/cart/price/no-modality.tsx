import { FAILURE_TEXTS } from '@benefits/copy/failure-texts'
import { useContact } from '../../../always/contact/contact-context.tsx'
import { InlineMessage } from '../../../ui/feedback/inline-message.tsx'
import { Button } from '../../../ui/press/button.tsx'
import { cartCopy } from '../copy.ts'

/** Says that nothing that the issuer sells fits this cart, and leads to people. `id` names what is said. */
export default function NoModality({ id }: { readonly id?: string | undefined }) {
  const openContact = useContact()
  return (
    <>
      <div id={id}>
        <InlineMessage kind="error">{FAILURE_TEXTS.noCompatibleModality}</InlineMessage>
      </div>
      <Button variant="secondary" size="sm" onClick={openContact}>
        {cartCopy.toSupport}
      </Button>
    </>
  )
}
