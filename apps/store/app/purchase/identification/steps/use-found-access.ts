import { registerOutcome } from '@benefits/domain/checkout/register-outcome'
import { useEffect, useState } from 'react'
import type { Commands } from '../../../commands/command-table.ts'
import { useVisitor } from '../../../visit/visitor-provider.tsx'
import type { useAskType } from './use-ask-type.ts'

/** What the company is, and that the person has an account. */
export type FoundAnswer = Commands['classifyCustomer']['answer']

/** Milliseconds of silence after which e-mail and CPF are asked about. */
const PAUSE = 500

/**
 * The answer for a person whose e-mail and CPF in the visit's draft have an account, as soon as both are whole and
 * before anything else is typed; null for everybody else, and while `isOff`. What the company is besides is told once
 * the step is sent.
 */
export function useFoundAccess(ask: ReturnType<typeof useAskType>, isOff: boolean): FoundAnswer | null {
  const { email, cpf } = useVisitor(({ access }) => access.draft)
  const typed = JSON.stringify([email, cpf])
  const [found, setFound] = useState<{ readonly typed: string; readonly answer: FoundAnswer } | null>(null)
  useEffect(() => {
    if (isOff) return
    let isOver = false
    const timer = setTimeout(async () => {
      const result = await ask({ email, cpf })
      if (!isOver && result?.ok && registerOutcome(result.answer) === 'alreadyCustomer')
        setFound({ typed, answer: result.answer })
    }, PAUSE)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [ask, email, cpf, typed, isOff])
  return found?.typed === typed && !isOff ? found.answer : null
}
