import { useState } from 'react'
import { Icon } from '../art/icon.tsx'
import { IconButton } from '../press/icon-button.tsx'
import { formCopy } from './copy.ts'
import frame from './field.module.css'
import { Field, type FieldFrame } from './field.tsx'
import styles from './password-input.module.css'
import { splitFrame } from './split-frame.ts'
import type { NativeInputProps } from './text-input.tsx'

interface PasswordInputProps extends FieldFrame, Omit<NativeInputProps, 'type'> {
  /** `new-password` where one is chosen, `current-password` where it is asked. */
  readonly autoComplete: 'new-password' | 'current-password'
}

/** A password with a button that shows and hides it. */
export function PasswordInput(props: PasswordInputProps) {
  const { field, rest } = splitFrame(props)
  const [shown, setShown] = useState(false)
  return (
    <Field {...field}>
      {(control) => (
        <div className={styles.row}>
          <input
            {...rest}
            {...control}
            type={shown ? 'text' : 'password'}
            className={`${frame.control} ${styles.input}`}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
          <span className={styles.toggle}>
            <IconButton
              label={shown ? formCopy.hidePassword : formCopy.showPassword}
              icon={<Icon name={shown ? 'eye-off' : 'eye'} />}
              onClick={() => setShown(!shown)}
            />
          </span>
        </div>
      )}
    </Field>
  )
}
