import type { Centavos } from '@benefits/domain/money/centavos'
import { formatBrl } from '@benefits/domain/money/format-brl'
import { offerCopy as copy } from './copy.ts'

/** A least amount as it is said, and the round amount that it lies at or just above. */
interface LeastAmount {
  /** 'A partir de R$ 500,00', or 'Acima de R$ 500,00' for a centavo more. */
  readonly words: string
  readonly bound: Centavos
}

/** How a least amount is said: of one that lies a centavo above whole reais only the reais are named. */
export function leastAmount(least: Centavos): LeastAmount {
  const isAbove = least % 100 === 1
  const bound = (isAbove ? least - 1 : least) as Centavos
  return { words: copy[isAbove ? 'above' : 'from'](formatBrl(bound)), bound }
}
