import { refusalText } from '@benefits/copy/refusal-text'
import { WARNING_TEXTS } from '@benefits/copy/warning-texts'

/** What the page can say. */
export type OptOutState = 'ask' | 'done' | 'wrongToken' | 'unavailable' | 'maintenance'

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

/** The page's words in each state: what happened, what one can do. */
export const OPT_OUT_TEXTS = {
  ask: {
    title: 'Cancelar o recebimento de mensagens',
    text: () =>
      'Confirme para não receber mais os nossos convites neste e-mail. Códigos de verificação e cópias de contratos continuam a chegar, porque fazem parte de uma contratação.',
    button: 'Parar de receber',
  },
  done: {
    title: 'Recebimento cancelado',
    text: () =>
      'Pronto: este e-mail não recebe mais os nossos convites. Códigos de verificação e cópias de contratos continuam a chegar, porque fazem parte de uma contratação.',
    button: null,
  },
  wrongToken: {
    title: 'Este link não é válido',
    text: ({ supportEmail }) =>
      `O endereço pode ter sido cortado pelo programa de e-mail, e nada foi cancelado. Abra de novo o link que está no fim da mensagem ou escreva para ${supportEmail}: nós cancelamos para você.`,
    button: null,
  },
  unavailable: {
    title: 'Não foi possível cancelar agora',
    text: () => 'Nada foi cancelado ainda. Aguarde alguns instantes e tente novamente.',
    button: 'Tentar novamente',
  },
  maintenance: {
    title: WARNING_TEXTS.maintenanceTitle,
    text: ({ shortName }) => refusalText('maintenance', { shortName }),
    button: null,
  },
} as const satisfies Record<OptOutState, Words>
