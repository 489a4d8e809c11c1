import { useState } from 'react'
import { Button } from '../../ui/press/button.tsx'
import { referenceCopy } from './copy.ts'
import styles from './warning-dialog.module.css'

/** By which people find what happened: shown, so that it can be read out, and copied by a press. */
export function ErrorReference({ reference }: { readonly reference: string }) {
  const [isCopied, setCopied] = useState(false)

  async function copy() {
    // Without a clipboard the code can still be read.
    await navigator.clipboard?.writeText(reference).then(
      () => setCopied(true),
      () => {},
    )
  }

  return (
    <div className={styles.reference}>
      <p>
        {referenceCopy.name} <strong>{reference}</strong>
      </p>
      <Button variant="secondary" size="sm" onClick={() => void copy()}>
        {referenceCopy.copy}
      </Button>
      <p role="status">{isCopied && referenceCopy.copied}</p>
    </div>
  )
}
