import { type DragEvent, useId, useState } from 'react'
import { Icon } from '../../ui/art/icon.tsx'
import { classNames } from '../../ui/class-names.ts'
import { InlineMessage } from '../../ui/feedback/inline-message.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { type CheckedFile, checkedFile } from './checked-file.ts'
import { verifyCopy as copy } from './copy.ts'
import { type HashedFile, hashFile } from './hash-file.ts'
import styles from './verify-page.module.css'

type Refused = Extract<HashedFile, { ok: false }>['why']

interface FileCheckProps {
  readonly onHash: (hash: string, file: CheckedFile) => void
}

/** A place to choose or drop a PDF; tells its SHA-256, and keeps the file. */
export function FileCheck({ onHash }: FileCheckProps) {
  const title = useId()
  const hydrated = useHydrated()
  const [reading, setReading] = useState<string | null>(null)
  const [refused, setRefused] = useState<Refused | null>(null)
  const [isOver, setOver] = useState(false)

  async function take(file: File | undefined) {
    if (!file) return
    setRefused(null)
    setReading(file.name)
    // Without a secure connection a browser has no such thing, whatever its types say.
    const hashed = await hashFile(file, window.crypto?.subtle as SubtleCrypto | undefined)
    setReading(null)
    if (hashed.ok) onHash(hashed.hash, checkedFile(file))
    else setRefused(hashed.why)
  }
  function drag(event: DragEvent) {
    event.preventDefault()
    setOver(event.type === 'dragover')
  }
  return (
    <section className={styles.part} aria-labelledby={title}>
      <h2 id={title} className={styles.title}>
        {copy.file}
      </h2>
      <p className={styles.note}>{copy.fileIntro}</p>
      <label
        className={styles.drop}
        data-over={isOver || undefined}
        onDragOver={drag}
        onDragLeave={drag}
        onDrop={(event) => {
          drag(event)
          void take(event.dataTransfer.files[0])
        }}
      >
        <Icon name="file" size={32} />
        <span className={styles.choose}>{copy.choose}</span>
        <input
          type="file"
          className={styles.file}
          accept="application/pdf,.pdf"
          aria-label={copy.choose}
          disabled={!hydrated}
          onChange={(event) => {
            const { files } = event.currentTarget
            void take(files?.[0])
            // The same file may be chosen again.
            event.currentTarget.value = ''
          }}
        />
        <span className={classNames(styles.note, styles.byPointer)}>{copy.drop}</span>
        <span className={classNames(styles.note, styles.byTouch)}>{copy.touch}</span>
      </label>
      <div aria-live="polite">
        {reading !== null && <p className={styles.note}>{copy.reading(reading)}</p>}
        {refused && <InlineMessage kind="error">{copy[refused]}</InlineMessage>}
      </div>
      <noscript>
        <p className={styles.note}>{copy.noScript}</p>
      </noscript>
    </section>
  )
}
