import type { OrderLine } from '@benefits/domain/cart/cart-line'
import { useEffect, useState } from 'react'
import { runCommand } from './run-command.ts'

const ALONE = { addOnCodes: [], interests: [], offerCode: null, proposalKey: null } as const

/** Milliseconds of silence after which what is typed is priced. */
const PAUSE = 500

/** The fees of an order with this one line, in centavos; null while they are not known, or nothing is asked. */
export function useLineFees(line: OrderLine | null): number | null {
  const text = line === null ? '' : JSON.stringify([line])
  const [answer, setAnswer] = useState({ text: '', fees: 0 })
  useEffect(() => {
    if (text === '') return
    const own = new AbortController()
    const ask = async () => {
      const input = { leadId: null, ...ALONE, lines: JSON.parse(text) }
      const priced = await runCommand('priceCart', input, own.signal)
      if (priced.ok) setAnswer({ text, fees: priced.answer.pricing.totalFees })
    }
    const timer = setTimeout(() => void ask().catch(() => {}), PAUSE)
    return () => {
      clearTimeout(timer)
      own.abort()
    }
  }, [text])
  return text !== '' && answer.text === text ? answer.fees : null
}
