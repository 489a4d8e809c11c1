import { refusalText } from '@benefits/copy/refusal-text'
import { WARNING_TEXTS } from '@benefits/copy/warning-texts'

/** What the page can say. */
export type ContractLinkState = 'ask' | 'proven' | 'wrongKey' | 'unavailable' | 'maintenance'

interface Facts {
  readonly shortName: string
  readonly supportEmail: string
}

interface Words {
  readonly title: string
  readonly text: (facts: Facts) => string
  /** The button that does it; null where there is nothing to press. */
  readonly button: string | null
}

/** The link to the document, once the e-mail is proven. */
export const DOWNLOAD_LABEL = 'Baixar contrato'

/** The page's words in each state: what happened, what one can do. None tells whose contract it is. */
export const CONTRACT_LINK_TEXTS = {
  ask: {
    title: 'Confirme seu e-mail',
    text: ({ shortName, supportEmail }) =>
      `Uma contratação na loja ${shortName} foi concluída com este e-mail. Confirme que ele é seu para baixar o contrato e receber a cópia. Se você não reconhece a contratação, não confirme: feche esta página e escreva para ${supportEmail}.`,
    button: 'Confirmar e-mail',
  },
  proven: {
    title: 'E-mail confirmado',
    text: () =>
      'Pronto: a cópia do contrato chega a este e-mail em alguns minutos. Se preferir, baixe o documento agora.',
    button: null,
  },
  wrongKey: {
    title: 'Este link não é válido',
    text: ({ supportEmail }) =>
      `Ele pode ter vencido ou ter sido cortado pelo programa de e-mail. Abra de novo o link da mensagem ou escreva para ${supportEmail}: nós enviamos o contrato a você.`,
    button: null,
  },
  unavailable: {
    title: 'Não foi possível confirmar agora',
    text: () => 'Nada mudou ainda. Aguarde alguns instantes e tente novamente.',
    button: 'Tentar novamente',
  },
  maintenance: {
    title: WARNING_TEXTS.maintenanceTitle,
    text: ({ shortName }) => refusalText('maintenance', { shortName }),
    button: null,
  },
} as const satisfies Record<ContractLinkState, Words>
