import { CODE } from '@benefits/copy/code-of-refusal'
import { useEffect } from 'react'
import type { StoreCode } from '../../commands/command-result.ts'
import { tellRefusal } from '../failures/tell-failure.ts'
import { useWarn } from '../warning/warning-provider.tsx'
import { warningFor } from '../warning/warning-table.ts'

/**
 * Tells in the warning modal that content was refused, in the default title and the refusal's words (docs/rules/refusals.md:
 * content). It just closes: the page under it has the ways on. `code` is null where there is nothing to tell.
 */
export function useTellFailure(code: StoreCode | null, shortName: string, reference?: string): void {
  const warn = useWarn()
  useEffect(() => {
    if (code === null) return
    // The modal knows its words alone.
    tellRefusal(code)
    const { text, contact } = warningFor(code, shortName)
    const broken = warningFor(CODE.uncatalogued, shortName, reference)
    warn({ ...broken, text, contact, closing: { kind: 'close' } })
  }, [code, shortName, reference, warn])
}
