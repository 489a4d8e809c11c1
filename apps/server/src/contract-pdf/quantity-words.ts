import type { ServiceGroup } from '@benefits/domain/catalogue/product'

/** What is counted in each service group: one of it, and several. */
const UNITS = {
  default: ['cartão', 'cartões'],
  multi: ['cartão', 'cartões'],
  mobility: ['cartão', 'cartões'],
  hcm: ['colaborador', 'colaboradores'],
} as const satisfies Record<ServiceGroup, readonly [one: string, several: string]>

/** A quantity with what it counts. */
export function quantityWords(group: ServiceGroup, quantity: number): string {
  const [one, several] = UNITS[group]
  return `${quantity.toLocaleString('pt-BR')} ${quantity === 1 ? one : several}`
}

/** Where a balance lies: its cards are those of the other balances too. */
export function sharedCardWords(quantity: number): string {
  const cards = quantityWords('multi', quantity)
  return quantity === 1 ? `em ${cards}` : `em cada um dos ${cards}`
}
