import { suggestEmail } from '@benefits/domain/contact/suggest-email'
import { type ComponentProps, useRef, useState } from 'react'
import { EmailField } from '../../../forms/contact/public.ts'
import { useAfterPress } from '../../../ui/press/after-press.ts'
import { Button } from '../../../ui/press/button.tsx'
import { identificationCopy as copy } from '../copy.ts'
import styles from './spelt-email-field.module.css'

type SpeltEmailFieldProps = ComponentProps<typeof EmailField> & {
  readonly inputRef: (element: HTMLInputElement | null) => void
  readonly onBlur: () => void
}

/** An e-mail; once it is left with a known slip in its domain, one press takes the address that was probably meant. */
export function SpeltEmailField({ className, inputRef, onBlur, ...field }: SpeltEmailFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [left, setLeft] = useState('')
  const afterPress = useAfterPress()
  const meant = left === field.value && !field.disabled ? suggestEmail(left) : null
  return (
    <div className={className}>
      <EmailField
        {...field}
        inputRef={(element) => {
          input.current = element
          inputRef(element)
        }}
        onBlur={() => {
          onBlur()
          afterPress(() => setLeft(field.value))
        }}
      />
      <div role="status">
        {meant !== null && (
          <div className={styles.meant}>
            <p>
              <span>{copy.emailMeant}</span>{' '}
              <strong className={styles.email}>
                <span>{meant.slice(0, meant.indexOf('@'))}</span>
                <wbr />
                <span>{`${meant.slice(meant.indexOf('@'))}?`}</span>
              </strong>
            </p>
            <Button
              variant="secondary"
              size="sm"
              onClick={() => {
                field.onValueChange(meant)
                // The button goes: whoever pressed it is not left without a place.
                input.current?.focus()
              }}
            >
              {copy.takeMeant}
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}
