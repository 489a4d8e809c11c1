import { type ComponentProps, useId } from 'react'
import { Button } from '../press/button.tsx'
import styles from './submit-button.module.css'

interface SubmitButtonProps
  extends Omit<ComponentProps<typeof Button>, 'type' | 'unready' | 'aria-describedby'> {
  /** What is still missing, in one short line; null once the form may be sent. */
  readonly lack: string | null
}

/**
 * The button that sends a form. While something is missing it is told and drawn as not ready, with what it is under it;
 * a press is answered all the same (docs/rules/screens.md: unready).
 */
export function SubmitButton({ lack, ...button }: SubmitButtonProps) {
  const id = useId()
  return (
    <div className={styles.submit}>
      <Button
        {...button}
        type="submit"
        unready={lack !== null}
        aria-describedby={lack === null ? undefined : id}
      />
      <p id={id} className={styles.lack}>
        {lack}
      </p>
    </div>
  )
}
