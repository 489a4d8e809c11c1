import { useState } from 'react'
import { useNavigateKeepingQuery } from '../../always/navigation/use-kept-query.ts'
import { Icon } from '../../ui/art/icon.tsx'
import { classNames } from '../../ui/class-names.ts'
import fold from '../../ui/layout/fold.module.css'
import { Page } from '../../ui/layout/page.tsx'
import type { CheckedFile } from './checked-file.ts'
import { CodeCheck } from './code-check.tsx'
import { verifyCopy as copy } from './copy.ts'
import type { Found } from './facts.tsx'
import { FileCheck } from './file-check.tsx'
import { Verification } from './verification.tsx'
import styles from './verify-page.module.css'

interface VerifyPageProps {
  /** The hash or code that was asked for; null where nothing was yet. */
  readonly asked: string | null
  readonly isCode: boolean
  readonly found: Found | null
}

/** What was asked for on this page, and by which file. */
interface Sought {
  readonly key: string
  readonly file: CheckedFile | null
}

/**
 * Where anybody checks a contract, by its file or by its code (docs/rules/contract.md: `verify`). Under an answer that
 * settles it the two ways are folded; a code alone still asks for the file.
 */
export function VerifyPage({ asked, isCode, found }: VerifyPageProps) {
  const go = useNavigateKeepingQuery()
  const [sought, setSought] = useState<Sought | null>(null)
  function check(key: string, file: CheckedFile | null) {
    setSought({ key, file })
    go(`/verificar/${key}`)
  }
  const isNew = sought !== null && sought.key === asked
  const ways = (
    <div className={styles.ways}>
      <FileCheck onHash={check} />
      <CodeCheck onCode={(code) => check(code, null)} />
    </div>
  )
  return (
    <Page title={copy.title} text={copy.intro} className={styles.page}>
      {asked !== null && (
        <Verification
          key={asked}
          asked={asked}
          found={found}
          isCode={isCode}
          file={isNew ? sought.file : null}
          isNew={isNew}
        />
      )}
      {found ? (
        <details key={asked} className={styles.again} open={isCode}>
          <summary className={classNames(fold.row, styles.fold)}>
            <span className={fold.title}>{copy.again}</span>
            <span className={fold.arrow}>
              <Icon name="chevron-down" size={20} />
            </span>
          </summary>
          {ways}
        </details>
      ) : (
        ways
      )}
    </Page>
  )
}
