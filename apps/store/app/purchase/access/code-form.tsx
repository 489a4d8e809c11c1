import { CODE } from '@benefits/copy/code-of-refusal'
import { fieldMessages } from '@benefits/copy/field-messages'
import { CODE_LENGTH } from '@benefits/domain/access/verification-code'
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { useIssuer } from '../../always/issuer/store-view.ts'
import { KeepQueryLink } from '../../always/navigation/keep-query-link.tsx'
import { useNavigateKeepingQuery } from '../../always/navigation/use-kept-query.ts'
import { useWarn, useWarnProblem } from '../../always/warning/warning-provider.tsx'
import { problemText } from '../../always/warning-dialog/load-warning.ts'
import { plainWarning } from '../../always/warning-dialog/warning-table.ts'
import type { CommandProblem, StoreCode } from '../../commands/command-result.ts'
import { runCommand } from '../../commands/run-command.ts'
import { classNames } from '../../ui/class-names.ts'
import { useAnnounce } from '../../ui/feedback/live-region.tsx'
import { CodeInput } from '../../ui/forms/code-input.tsx'
import { type CodeCharacters, completeCode, emptyCode, placeCode } from '../../ui/forms/distribute-code.ts'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { buttonClass } from '../../ui/press/button-class.ts'
import { accountIdOf, maskedEmailOf } from '../../visit/access-slice.ts'
import { recordTakenAccount, typedEmail, validate } from '../../visit/account-moves.ts'
import { useVisitor, useVisitorStore } from '../../visit/visitor-provider.tsx'
import { FLOWS } from '../flow/public.ts'
import { accessCopy as copy } from './copy.ts'
import { ResendLine } from './resend-line.tsx'
import { useEmailOnAsk } from './use-email-on-ask.tsx'
import { useLinkOfOtherTab } from './use-mailed-code.ts'
import { useResendCode } from './use-resend-code.ts'
import styles from './verification-screen.module.css'

/** Refusals that are told beside the boxes; all others open the warning modal. */
const FIELD_CODES: readonly StoreCode[] = [CODE.codeWrong, CODE.codeLocked, CODE.fieldsRefused]

const DATA_STEP = `${FLOWS.accounts.pages.access.path}#dados`

/** How long the sixth character may be looked at before the code is sent; a press on 'Verificar' comes first. */
const LOOK_MS = 1000

interface CodeFormProps {
  /** The code of the link in the message. */
  readonly mailed: string | null
  readonly onValidated: () => void
}

/** A refused code: the refusal's text, and what the server said beside it. */
interface Refused {
  readonly error: string
  readonly note?: string | undefined
}

/** The six boxes, 'Verificar' and the way to another code. */
export function CodeForm({ mailed, onValidated }: CodeFormProps) {
  const store = useVisitorStore()
  const { shortName } = useIssuer().configuration.issuer
  const tellElsewhere = useTellElsewhere()
  const [characters, setCharacters] = useState<CodeCharacters>(emptyCode(CODE_LENGTH))
  const [refused, setRefused] = useState<Refused | null>(null)
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const looking = useRef<ReturnType<typeof setTimeout>>(undefined)
  const announce = useAnnounce()
  const { waitFor, ...resending } = useResendCode(mailed !== null)
  const code = completeCode(characters)

  const fill = useCallback(
    (given: string) => {
      clearTimeout(looking.current)
      // Whoever opens a link has not looked at its code yet: it is filled in and not sent.
      setCharacters(placeCode(emptyCode(CODE_LENGTH), 0, given).characters)
      setRefused(null)
      announce(copy.filled)
      form.current?.querySelector<HTMLElement>('[type=submit]')?.focus()
    },
    [announce],
  )
  useEffect(() => {
    if (mailed !== null) fill(mailed)
  }, [mailed, fill])
  const mayAskNow = useCallback(() => waitFor(0), [waitFor])
  useLinkOfOtherTab(fill, mayAskNow)
  // Whoever was led here types at once: the page has taken the focus, and its first box takes it over.
  useEffect(() => {
    if (document.activeElement?.id === 'conteudo')
      form.current?.querySelector('input')?.focus({ preventScroll: true })
  }, [])
  useEffect(() => () => clearTimeout(looking.current), [])

  function change(typed: CodeCharacters) {
    setCharacters(typed)
    setRefused(null)
    clearTimeout(looking.current)
    if (completeCode(typed) === null) return
    looking.current = setTimeout(() => form.current?.requestSubmit(), LOOK_MS)
  }

  function refuse(refusal: Refused, box: number) {
    setRefused(refusal)
    form.current?.querySelectorAll('input')[box]?.focus()
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    clearTimeout(looking.current)
    const accountId = accountIdOf(store.getState().access)
    if (busy || accountId === null) return
    if (code === null) return refuse({ error: fieldMessages.codeRequired }, characters.indexOf(''))
    setBusy(true)
    const result = await runCommand('validateCode', { params: { accountId }, body: { code } })
    setBusy(false)
    if (result.ok) {
      store.move(validate, result.answer)
      onValidated()
    } else if (FIELD_CODES.includes(result.problem.code)) {
      const { code: why, retryAfter } = result.problem
      const refusal = await refusalOf(result.problem, shortName)
      if (why === CODE.codeLocked && retryAfter !== undefined) waitFor(retryAfter)
      setCharacters(emptyCode(CODE_LENGTH))
      refuse(refusal, 0)
    } else tellElsewhere(result.problem)
  }

  /** What was wrong before is over; what stands in the boxes belongs to the code that another one has ended. */
  async function resend() {
    clearTimeout(looking.current)
    setRefused(null)
    const isSent = await resending.resend()
    if (isSent) setCharacters(emptyCode(CODE_LENGTH))
    return isSent
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate aria-busy={busy}>
      <h1 className={styles.title}>{copy.title}</h1>
      <CodeRecipient />
      <CodeInput
        legend={copy.code}
        hint={refused === null ? copy.codeHint : copy.codeRemedy}
        characters={characters}
        error={refused?.error}
        note={refused?.note}
        onCharactersChange={change}
      />
      <div className={styles.actions}>
        <KeepQueryLink to={DATA_STEP} className={classNames(buttonClass({ variant: 'ghost' }), styles.back)}>
          {copy.otherEmail}
        </KeepQueryLink>
        <SubmitButton size="lg" busy={busy} lack={code === null ? lackOf(characters) : null}>
          {copy.verify}
        </SubmitButton>
      </div>
      <ResendLine {...resending} resend={resend} />
    </form>
  )
}

/** What stands beside the boxes for a refused code. */
async function refusalOf({ code, fields }: CommandProblem, shortName: string): Promise<Refused> {
  const isMistyped = code === CODE.fieldsRefused
  const error = isMistyped ? fieldMessages.codeInvalid : await problemText(code, shortName)
  return { error, note: code === CODE.codeWrong ? fields[0]?.message : undefined }
}

/** Tells what has no place beside the boxes: that the account is somebody else's leads back to the data. */
function useTellElsewhere(): (problem: CommandProblem) => void {
  const store = useVisitorStore()
  const warn = useWarn()
  const warnProblem = useWarnProblem()
  const go = useNavigateKeepingQuery()
  return (problem) => {
    if (problem.code !== CODE.accountTaken) return warnProblem(problem)
    warn(plainWarning('warning', copy.takenTitle, copy.takenText))
    store.move(recordTakenAccount)
    go(DATA_STEP)
  }
}

/** What the button waits for: that the code is typed, or the rest of it. */
function lackOf(characters: CodeCharacters): string {
  const missing = characters.filter((one) => one === '').length
  return missing === characters.length ? copy.goesByItself : copy.missing(missing)
}

/** Where the code went: masked, and whole for who typed it in this tab and asks. */
function CodeRecipient() {
  const masked = useVisitor(({ access }) => maskedEmailOf(access))
  const typed = useVisitor(({ access }) => typedEmail(access))
  const { email, control } = useEmailOnAsk(masked, typed)
  return (
    <div>
      <p className={styles.text}>{`${copy.sentTo}:`}</p>
      <p className={styles.recipient}>
        <strong className={styles.email}>{email}</strong> {control}
      </p>
    </div>
  )
}
