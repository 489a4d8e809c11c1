import { useState } from 'react'
import { useIssuer } from '../../always/issuer/store-view.ts'
import { useWarn } from '../../always/warning/warning-provider.tsx'
import { Icon } from '../../ui/art/icon.tsx'
import { Button } from '../../ui/press/button.tsx'
import { contractWarning, fetchContract, saveFile } from '../contract/public.ts'
import styles from './conclusion-page.module.css'
import { conclusionCopy } from './copy.ts'

/** The contract of the concluded order, fetched anew: the final document replaces the accepted one when it is ready. */
export function ContractDownload({ leadId }: { readonly leadId: string }) {
  const [busy, setBusy] = useState(false)
  const warn = useWarn()
  const { shortName } = useIssuer().configuration.issuer

  async function download() {
    setBusy(true)
    const fetched = await fetchContract(leadId)
    setBusy(false)
    if (fetched.ok) saveFile(fetched.answer)
    else warn(contractWarning(fetched.problem, shortName))
  }

  return (
    <div className={styles.download}>
      <p>{conclusionCopy.downloadText}</p>
      <Button
        variant="secondary"
        busy={busy}
        iconBefore={<Icon name="download" size={20} />}
        onClick={() => void download()}
      >
        {conclusionCopy.download}
      </Button>
    </div>
  )
}
