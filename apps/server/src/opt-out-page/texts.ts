import { refusalText } from '@benefits/copy/refusal-text'
import { WARNING_TEXTS } from '@benefits/copy/warning-texts'

/** What the page can say. */
export type OptOutState = 'ask' | 'done' | 'undone' | 'wrongToken' | 'unavailable' | 'maintenance'

interface Facts {
  readonly shortName: string
  readonly maskedEmail: string | null
  readonly supportEmail: string
}

interface Words {
  readonly title: string
  /** Each line is a paragraph. */
  readonly text: (facts: Facts) => string
  /** The button that does it; null where there is nothing to press. */
  readonly button: string | null
  /** Before a button that takes back what was done. */
  readonly question?: string
}

/** What goes on however many invitations are stopped. */
const STILL_SENT =
  'Códigos de verificação e cópias de contrato continuam chegando, porque fazem parte da contratação.'

/** Of the message to the support where the link fails. */
export const OPT_OUT_SUBJECT = 'Cancelar mensagens'

/** The page's words in each state: what happened, what one can do. */
export const OPT_OUT_TEXTS = {
  ask: {
    title: 'Parar de receber convites?',
    text: ({ maskedEmail }) =>
      `O e-mail ${maskedEmail ?? 'que recebeu este link'} não vai mais receber os nossos convites.\n${STILL_SENT}`,
    button: 'Parar de receber',
  },
  done: {
    title: 'Pronto, você não recebe mais convites',
    text: ({ maskedEmail }) =>
      maskedEmail === null ? STILL_SENT : `Vale para o e-mail ${maskedEmail}.\n${STILL_SENT}`,
    button: 'Voltar a receber',
    question: 'Foi sem querer?',
  },
  undone: {
    title: 'Você voltou a receber convites',
    text: () => 'Para parar mais tarde, abra de novo o link no fim de uma das nossas mensagens.',
    button: null,
  },
  wrongToken: {
    title: 'Este link não é válido',
    text: ({ supportEmail }) =>
      `Nada foi cancelado.\nO link pode ter chegado cortado. Abra de novo o link no fim da mensagem ou escreva para ${supportEmail}: nós cancelamos para você.`,
    button: null,
  },
  unavailable: {
    title: 'Não foi possível fazer isso agora',
    text: () => 'Nada mudou ainda. Aguarde alguns instantes e tente novamente.',
    button: 'Tentar novamente',
  },
  maintenance: {
    title: WARNING_TEXTS.maintenanceTitle,
    text: ({ shortName }) => refusalText('maintenance', { shortName }),
    button: null,
  },
} as const satisfies Record<OptOutState, Words>
