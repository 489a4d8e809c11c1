import { WARNING_TEXTS } from '@benefits/copy/warning-texts'
import { useEffect, useState } from 'react'
import type { StoreCode } from '../../commands/command-result.ts'
import { loadPart } from '../../ui/load-part.ts'
import { useIssuer } from '../issuer/store-view.ts'
import type { Warning } from './warning-table.ts'

/** What is said where even the words did not come. */
const LOST: Warning = {
  variant: 'connection',
  title: WARNING_TEXTS.lostTitle,
  text: WARNING_TEXTS.lost,
  closing: { kind: 'close' },
  button: 'close',
  way: { kind: 'closing' },
}

/**
 * The warning of a refusal (`warningFor`), for who needs its words. They are no part of a page's first scripts: they
 * come with the warning dialog, which is loaded ahead of need. Where they cannot be had, the connection is lost.
 */
export async function loadWarning(code: StoreCode, shortName: string, reference?: string): Promise<Warning> {
  const words = await loadPart(() => import('./warning-for.ts')).catch(() => null)
  return words ? words.warningFor(code, shortName, reference) : LOST
}

/** What is said of a command that was not done, in the issuer's name. */
export async function problemText(code: StoreCode, shortName: string): Promise<string> {
  return (await loadWarning(code, shortName)).text
}

/** The same for what a screen shows: `null` without a problem and until its words are there. */
export function useProblemText(code: StoreCode | null): string | null {
  const { shortName } = useIssuer().configuration.issuer
  const [told, setTold] = useState<{ readonly code: StoreCode; readonly text: string } | null>(null)
  useEffect(() => {
    if (code === null) return
    let isOver = false
    void problemText(code, shortName).then((text) => {
      if (!isOver) setTold({ code, text })
    })
    return () => {
      isOver = true
    }
  }, [code, shortName])
  return told !== null && told.code === code ? told.text : null
}
