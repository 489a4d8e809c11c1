import { useCallback, useRef } from 'react'
import type { CommandResult } from '../../commands/command-result.ts'
import type { Commands } from '../../commands/command-table.ts'
import { runCommand } from '../../commands/run-command.ts'

type Found = Promise<CommandResult<Commands['identifyCompany']['answer']>>

/** Looks companies up, each once: asking again for the same CNPJ gives the same answer, but for one that never came. */
export function useCompanyLookup(): (cnpj: string) => Found {
  const last = useRef<{ readonly cnpj: string; readonly found: Found } | null>(null)
  return useCallback((cnpj) => {
    if (last.current?.cnpj === cnpj) return last.current.found
    const found = runCommand('identifyCompany', { params: { cnpj } })
    last.current = { cnpj, found }
    void found.then((result) => {
      const mayChange = !result.ok && result.problem.status !== 422 && result.problem.status !== 404
      if (mayChange && last.current?.found === found) last.current = null
    })
    return found
  }, [])
}
