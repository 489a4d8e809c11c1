import { CODE } from '@benefits/copy/code-of-refusal'
import { fieldMessages } from '@benefits/copy/field-messages'
import { CODE_LENGTH } from '@benefits/domain/access/verification-code'
import { type FormEvent, useRef, useState } from 'react'
import type { StoreCode } from '../../commands/command-result.ts'
import { runCommand } from '../../commands/run-command.ts'
import { useIssuer } from '../../issuer/store-view.ts'
import { KeepQueryLink } from '../../shell/moves/keep-query-link.tsx'
import { useNavigateKeepingQuery } from '../../shell/moves/use-kept-query.ts'
import { useVisitor, useVisitorStore } from '../../state/visitor-provider.tsx'
import { CodeInput } from '../../ui/forms/code-input.tsx'
import { type CodeCharacters, completeCode, emptyCode } from '../../ui/forms/distribute-code.ts'
import { Button } from '../../ui/press/button.tsx'
import { problemText } from '../../warning/problem-text.ts'
import { useWarn, useWarnProblem } from '../../warning/warning-provider.tsx'
import { plainWarning } from '../../warning/warning-table.ts'
import { refuseTaken, validate } from './access-moves.ts'
import { accessCopy as copy } from './copy.ts'
import { ResendLine } from './resend-line.tsx'
import { useResendCode } from './use-resend-code.ts'
import styles from './verification-screen.module.css'

/** Refusals that are told beside the boxes; all others open the warning modal. */
const FIELD_CODES: readonly StoreCode[] = [CODE.codeWrong, CODE.codeLocked, CODE.fieldsRefused]

const DATA_STEP = '/checkout/acesso-vr#dados'

/** The six boxes, 'Verificar' and the way to another code. */
export function CodeForm({ onValidated }: { readonly onValidated: () => void }) {
  const store = useVisitorStore()
  const { shortName } = useIssuer().configuration.issuer
  const warn = useWarn()
  const warnProblem = useWarnProblem()
  const go = useNavigateKeepingQuery()
  const email = useVisitor(({ access }) => access.maskedEmail)
  const [characters, setCharacters] = useState<CodeCharacters>(emptyCode(CODE_LENGTH))
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const resending = useResendCode()
  const code = completeCode(characters)

  function refuse(message: string, box: number) {
    setError(message)
    form.current?.querySelectorAll('input')[box]?.focus()
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    const { accountId } = store.getState().access
    if (busy || accountId === null) return
    if (code === null) return refuse(fieldMessages.codeRequired, characters.indexOf(''))
    setBusy(true)
    const result = await runCommand('validateCode', { params: { accountId }, body: { code } })
    setBusy(false)
    if (result.ok) {
      store.setState(({ access }) => ({ access: validate(access, result.answer.email) }))
      onValidated()
    } else if (FIELD_CODES.includes(result.problem.code)) {
      const told = result.problem.code === CODE.fieldsRefused ? fieldMessages.codeInvalid : null
      refuse(told ?? problemText(result.problem.code, { shortName }), 0)
    } else if (result.problem.code === CODE.accountTaken) {
      warn(plainWarning('warning', copy.takenTitle, copy.takenText))
      store.setState(({ access }) => ({ access: refuseTaken(access) }))
      go(DATA_STEP)
    } else warnProblem(result.problem)
  }

  /** What stands in the boxes belongs to the code that another one has ended. */
  async function resend() {
    const isSent = await resending.resend()
    if (isSent) {
      setCharacters(emptyCode(CODE_LENGTH))
      setError(null)
    }
    return isSent
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate aria-busy={busy}>
      <h1 className={styles.title}>{copy.title}</h1>
      <p className={styles.text}>
        {copy.sentTo} <strong>{email}</strong>.
      </p>
      <CodeInput
        legend={copy.code}
        hint={copy.codeHint}
        characters={characters}
        error={error}
        onCharactersChange={(typed) => {
          setCharacters(typed)
          setError(null)
        }}
      />
      <div className={styles.actions}>
        <Button type="submit" size="lg" busy={busy} unready={code === null}>
          {copy.verify}
        </Button>
      </div>
      <ResendLine {...resending} resend={resend} />
      <KeepQueryLink to={DATA_STEP} className={styles.back}>
        {copy.otherEmail}
      </KeepQueryLink>
    </form>
  )
}
