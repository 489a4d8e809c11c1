import { parseDocumentKey } from '@benefits/domain/contract/document-key'
import { type FormEvent, useId, useRef, useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { TextInput } from '../../ui/forms/text-input.tsx'
import { Button } from '../../ui/press/button.tsx'
import { verifyCopy as copy } from './copy.ts'
import { EvidenceDrawing } from './evidence-drawing.tsx'
import styles from './verify-page.module.css'

/** The name under which a browser without scripts sends the code. */
export const CODE_FIELD = 'codigo'

/** The code of the evidence, typed as it is printed; without scripts the form asks the server. */
export function CodeCheck({ onCode }: { readonly onCode: (code: string) => void }) {
  const title = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isWrong, setWrong] = useState(false)
  function submit(event: FormEvent) {
    event.preventDefault()
    const key = parseDocumentKey(input.current?.value ?? '')
    setWrong(key === null)
    if (key === null) input.current?.focus()
    else onCode(key.kind === 'code' ? key.code : key.hash)
  }
  return (
    <section className={classNames(styles.part, styles.byCode)} aria-labelledby={title}>
      <h2 id={title} className={styles.title}>
        {copy.byCode}
      </h2>
      <form className={styles.form} action="/verificar" method="get" noValidate onSubmit={submit}>
        <TextInput
          ref={input}
          name={CODE_FIELD}
          label={copy.code}
          hint={copy.codeHint}
          error={isWrong ? copy.codeWrong : null}
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Button type="submit" className={styles.submit}>
          {copy.verify}
        </Button>
      </form>
      <div className={styles.where}>
        <EvidenceDrawing />
      </div>
    </section>
  )
}
