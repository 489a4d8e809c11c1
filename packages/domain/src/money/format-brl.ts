import type { Centavos } from './centavos.ts'

const REAIS = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })

/** An amount as people read it: 'R$ 1.234,56', with a no-break space so that it never wraps; '-R$ 1,00' below zero. */
export function formatBrl(amount: Centavos): string {
  return REAIS.format(amount / 100)
}

const SHORT = new Intl.NumberFormat('pt-BR', {
  style: 'currency',
  currency: 'BRL',
  trailingZeroDisplay: 'stripIfInteger',
})

/** The same where there is room for few letters: whole reais without centavos, 'R$ 1.234'. */
export function formatShortBrl(amount: Centavos): string {
  return SHORT.format(amount / 100)
}
