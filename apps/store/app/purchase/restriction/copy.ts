import { WARNING_TEXTS } from '@benefits/copy/warning-texts'
import type { CustomerType } from '@benefits/domain/customer/customer-type'

/** Customer types that may not buy what they chose. */
export type RestrictedType = Exclude<CustomerType, 'noContracts' | 'withAvailableProducts'>

interface Words {
  readonly title: string
  readonly text: string
  readonly advice: string
}

/** Words of the outcome screens of the customer types. */
export const companyCopy = {
  outcomes: {
    servedByAnotherChannel: {
      title: 'Sua empresa já é atendida por outro canal',
      text: 'Sua empresa já é cliente e é atendida pelo canal em que fez a primeira contratação.',
      advice: 'A contratação segue por lá. O carrinho montado aqui fica guardado em Meu carrinho.',
    },
    selectedUnserved: {
      title: 'Ainda não chegamos à sua região',
      text: WARNING_TEXTS.unservedScreen,
      advice: 'Volte ao carrinho para escolher outros produtos ou fale com a nossa central de atendimento.',
    },
    selectedAlreadyContracted: {
      title: 'Sua empresa já tem esses produtos',
      text: 'Todos os produtos do carrinho já estão contratados pela sua empresa.',
      advice:
        'Volte ao carrinho e escolha um produto que a empresa ainda não tem. Para pedir mais do que ela já tem, use o portal do cliente.',
    },
    downgrade: {
      title: 'Sua empresa já tem um plano',
      text: WARNING_TEXTS.downgrade,
      advice:
        'O plano escolhido é igual ou menor que o atual. Para mudar de plano, use a área da conta no portal do cliente ou volte ao carrinho e escolha um plano acima.',
    },
  } satisfies Record<RestrictedType, Words>,
  firstHiredAt: (company: string, channel: string) =>
    `A primeira contratação de ${company} foi pelo canal ${channel}.`,
  openChannel: (channel: string) => `Ir para o meu canal: ${channel}`,
  ownStore: (shortName: string) => `Loja ${shortName}`,
  unservedThere: (names: readonly string[], place: string) => {
    const listed = new Intl.ListFormat('pt-BR').format(names)
    return names.length === 1
      ? `${listed} ainda não está disponível em ${place}.`
      : `${listed} ainda não estão disponíveis em ${place}.`
  },
  servedThere: (place: string) => `Disponíveis em ${place}`,
  openAccount: 'Abrir a área da conta',
  openPortal: 'Abrir o portal do cliente',
  backToCart: 'Voltar ao carrinho',
  otherCompany: 'Informar outros dados',
  centre: 'Central de atendimento:',

  greeting: (name: string) => (name === '' ? 'Olá!' : `Olá, ${name}!`),
  greetingText: (company: string) => `É bom ter a ${company} de volta.`,
  contracted: (names: readonly string[]) => {
    const listed = new Intl.ListFormat('pt-BR').format(names)
    return names.length === 1
      ? `Sua empresa já tem ${listed}, que não entra de novo neste pedido.`
      : `Sua empresa já tem ${listed}, que não entram de novo neste pedido.`
  },
  stillAvailable: 'O que está no carrinho ainda pode ser contratado.',
  continue: 'Continuar',
} as const
