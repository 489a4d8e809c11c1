import { useState } from 'react'
import { useNavigateKeepingQuery } from '../../always/navigation/use-kept-query.ts'
import { Page } from '../../ui/layout/page.tsx'
import { CodeCheck } from './code-check.tsx'
import { verifyCopy as copy } from './copy.ts'
import { FileCheck } from './file-check.tsx'
import { type Found, Verification } from './verification.tsx'
import styles from './verify-page.module.css'

interface VerifyPageProps {
  /** The hash or code that was asked for; null where nothing was yet. */
  readonly asked: string | null
  readonly isCode: boolean
  readonly found: Found | null
}

/** Where anybody checks a contract, by its file or by its code (docs/rules/contract.md: `verify`). */
export function VerifyPage({ asked, isCode, found }: VerifyPageProps) {
  const go = useNavigateKeepingQuery()
  const [sought, setSought] = useState<string | null>(null)
  function check(key: string) {
    setSought(key)
    go(`/verificar/${key}`)
  }
  return (
    <Page title={copy.title} text={copy.intro} className={styles.page}>
      {asked !== null && <Verification key={asked} found={found} isCode={isCode} isNew={sought === asked} />}
      <div className={styles.ways}>
        <FileCheck onHash={check} />
        <CodeCheck onCode={check} />
      </div>
    </Page>
  )
}
