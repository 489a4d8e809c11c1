import type { Centavos } from './centavos.ts'

const REAIS = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })

/** An amount as people read it: 'R$ 1.234,56', with a no-break space so that it never wraps; '-R$ 1,00' below zero. */
export function formatBrl(amount: Centavos): string {
  return REAIS.format(amount / 100)
}
