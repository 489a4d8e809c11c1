import { parseEmail } from '@benefits/domain/contact/parse-email'
import { parseCnpj } from '@benefits/domain/document/parse-cnpj'
import { parseCpf } from '@benefits/domain/document/parse-cpf'
import { useCallback, useRef } from 'react'
import type { CommandResult } from '../../../commands/command-result.ts'
import type { Commands } from '../../../commands/command-table.ts'
import { runCommand } from '../../../commands/run-command.ts'
import type { RegistrationDraft } from '../../../visit/access-slice.ts'
import { useVisitorStore } from '../../../visit/visitor-provider.tsx'

type Answered = Promise<CommandResult<Commands['classifyCustomer']['answer']>>

/**
 * Asks what the company is and whether the person has an account, by e-mail and CPF; null while these cannot be read.
 * The same question asked again gives the same answer, but for one that never came.
 */
export function useAskType(): (typed: Pick<RegistrationDraft, 'email' | 'cpf'>) => Answered | null {
  const store = useVisitorStore()
  const last = useRef<{ readonly asked: string; readonly answered: Answered } | null>(null)
  return useCallback(
    (typed) => {
      const { access, shopping } = store.getState()
      const cnpj = parseCnpj(access.cnpjTyped)
      const cpf = parseCpf(typed.cpf)
      const email = parseEmail(typed.email)
      if (!cnpj || !cpf || !email) return null
      const productCodes = shopping.cart.lines.map(({ productCode }) => String(productCode))
      const input = { params: { cnpj }, query: { cpf, email, productCodes } }
      const asked = JSON.stringify(input)
      if (last.current?.asked === asked) return last.current.answered
      const answered = runCommand('classifyCustomer', input)
      last.current = { asked, answered }
      void answered.then((result) => {
        if (!result.ok && last.current?.answered === answered) last.current = null
      })
      return answered
    },
    [store],
  )
}
