import { useEffect, useRef } from 'react'
import { useContact } from '../../always/contact/contact-context.tsx'
import { useIssuer } from '../../always/issuer/store-view.ts'
import { Icon } from '../../ui/art/icon.tsx'
import type { Elements } from '../../ui/elements.ts'
import { Button } from '../../ui/press/button.tsx'
import { keepWords } from '../../ui/text/keep-words.tsx'
import type { CheckedFile } from './checked-file.ts'
import { verifyCopy as copy } from './copy.ts'
import { Facts, type Found } from './facts.tsx'
import styles from './verification.module.css'

interface VerificationProps {
  /** The hash or code that was asked for. */
  readonly asked: string
  /** Null for what the store does not know. */
  readonly found: Found | null
  /** It was asked for by its code: the file itself was not looked at. */
  readonly isCode: boolean
  /** The file that was looked at on this page; null where a link or a code was asked for. */
  readonly file: CheckedFile | null
  /** It was asked for on this page: who did so is led to the answer. */
  readonly isNew: boolean
}

/** What came of a check: the answer first, what it is about, then what was registered or what to do. */
export function Verification({ asked, found, isCode, file, isNew }: VerificationProps) {
  const { issuer } = useIssuer().configuration
  const openContact = useContact()
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isNew) section.current?.focus({ preventScroll: true })
  }, [isNew])
  const checked = file ? copy.checkedFile(file.name, file.size) : isCode ? copy.checkedCode(asked) : null
  const look = found === null ? 'unknown' : found.state === 'concluded' ? 'found' : 'caution'
  const { title, text } = found
    ? told(found.state, { issuer: issuer.name, isCode, isFile: file !== null })
    : UNKNOWN
  return (
    <section ref={section} className={styles.answer} data-state={look} tabIndex={-1} aria-label={title}>
      <Head title={title} isGood={look === 'found'}>
        {text && <p>{keepWords(text)}</p>}
        {look === 'caution' && file && <p>{copy.unchanged}</p>}
        {checked && <p className={styles.checked}>{checked}</p>}
        {found && isCode && <p>{copy.compare}</p>}
        {!found && (
          <>
            <ul className={styles.steps}>
              {copy.unknownSteps[isCode ? 'code' : 'file'].map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ul>
            <Button variant="secondary" className={styles.contact} onClick={openContact}>
              {copy.contact}
            </Button>
          </>
        )}
      </Head>
      {found && <Facts found={found} issuerName={issuer.name} />}
    </section>
  )
}

const UNKNOWN = { title: copy.unknown, text: null }

interface Asked {
  readonly issuer: string
  readonly isCode: boolean
  readonly isFile: boolean
}

/** What the answer says of a document that the store made: that it is genuine only where its order counts. */
function told(state: Found['state'], { issuer, isCode, isFile }: Asked) {
  if (state !== 'concluded') return { title: copy.states[state].title, text: copy.states[state].text(issuer) }
  const issued = isCode ? copy.issuedByCode(issuer) : copy.issued(issuer)
  return isFile ? { title: copy.genuine, text: issued } : { title: issued, text: null }
}

interface HeadProps {
  readonly title: string
  readonly isGood: boolean
  readonly children: Elements
}

function Head({ title, isGood, children }: HeadProps) {
  return (
    <div className={styles.head}>
      <span className={styles.mark}>
        <Icon name={isGood ? 'check' : 'alert'} size={28} />
      </span>
      <div className={styles.words}>
        <h2 className={styles.title}>{keepWords(title)}</h2>
        {children}
      </div>
    </div>
  )
}
