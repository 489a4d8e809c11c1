import type { ToldDiscount } from '@benefits/domain/offer/told-discount'

interface OfferGain {
  readonly discount: ToldDiscount | null
  /** Services without cost, at most. */
  readonly services: number
}

const counted = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`

/** Words of the blocks under the shelf; they come with their script. */
export const blocksCopy = {
  offersTitle: (count: number) => (count === 1 ? 'Oferta da loja' : 'Ofertas da loja'),
  offerTerms: ({ minCards, minEmployees }: { readonly minCards: number; readonly minEmployees: number }) => {
    if (minEmployees > 0) return `A partir de ${counted(minEmployees, 'colaborador', 'colaboradores')}`
    return minCards > 0 ? `A partir de ${counted(minCards, 'cartão', 'cartões')}` : ''
  },
  offerGain: ({ discount, services }: OfferGain) => {
    if (discount === null)
      return services > 0 ? `Até ${counted(services, 'serviço', 'serviços')} sem custo` : ''
    const { base, least, most } = discount
    if (base === 'fees' && most === 100) return 'Sem tarifas'
    const upTo = least === most ? `${most}%` : `Até ${most}%`
    return base === 'fees' ? `${upTo} a menos de tarifas` : `${upTo} de desconto`
  },
  simulate: (name: string) => `Simular ${name}`,
  simulateBalances: (name: string, count: number) =>
    `Simular ${name} com ${counted(count, 'saldo', 'saldos')}`,
  comparePlans: (count: number) => `Comparar ${counted(count, 'plano', 'planos')}`,
  discover: (name: string) => `Conhecer ${name}`,
  patTitle: 'Tudo sobre PAT e Auxílio',
  patCaption: 'Comparação entre PAT e Auxílio',
  patTopic: 'Tópico',
  pat: 'PAT',
  aid: 'Auxílio',
  choose: 'Ajude-me a escolher',
  hireBenefits: 'Contratar benefícios',
  bannerLabel: 'Destaques da loja',
  awardsLabel: 'Prêmios recebidos',
} as const
