import { useState } from 'react'
import type { Elements } from '../../ui/elements.ts'
import { Button } from '../../ui/press/button.tsx'
import { accessCopy as copy } from './copy.ts'

/** An e-mail as it is read now, and the button that shows or masks it; none where nobody may see it whole. */
interface EmailOnAsk {
  readonly email: string
  readonly control: Elements
}

/**
 * Masked, and whole for who typed it in this tab and asks (docs/rules/access.md: masked). `typed` is null where this
 * tab did not type it.
 */
export function useEmailOnAsk(masked: string, typed: string | null): EmailOnAsk {
  const [isShown, setShown] = useState(false)
  return {
    email: (isShown && typed) || masked,
    control: typed !== null && (
      <Button variant="ghost" size="sm" onClick={() => setShown(!isShown)}>
        {isShown ? copy.hideEmail : copy.showEmail}
      </Button>
    ),
  }
}
