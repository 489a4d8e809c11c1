import { useEffect, useRef } from 'react'
import { useContact } from '../../always/contact/contact-context.tsx'
import { useIssuer } from '../../always/issuer/store-view.ts'
import { Icon } from '../../ui/art/icon.tsx'
import type { Elements } from '../../ui/elements.ts'
import { Button } from '../../ui/press/button.tsx'
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
  const isGenuine = found !== null && file !== null
  const issued = isCode ? copy.issuedByCode(issuer.name) : copy.issued(issuer.name)
  const title = found ? (isGenuine ? copy.genuine : issued) : copy.unknown
  return (
    <section
      ref={section}
      className={styles.answer}
      data-state={found ? 'found' : 'unknown'}
      tabIndex={-1}
      aria-label={title}
    >
      <Head title={title} isFound={found !== null}>
        {isGenuine && <p>{issued}</p>}
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

interface HeadProps {
  readonly title: string
  readonly isFound: boolean
  readonly children: Elements
}

function Head({ title, isFound, children }: HeadProps) {
  return (
    <div className={styles.head}>
      <span className={styles.mark}>
        <Icon name={isFound ? 'check' : 'alert'} size={28} />
      </span>
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        {children}
      </div>
    </div>
  )
}
