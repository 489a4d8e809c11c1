import type { Channel } from '@benefits/domain/catalogue/issuer'
import { type IssuerPage, renderIssuerPage } from '../issuer-page/render-issuer-page.ts'
import { OPT_OUT_PATH } from '../services/links/opt-out-address.ts'
import { OPT_OUT_SUBJECT, OPT_OUT_TEXTS, type OptOutState } from './texts.ts'

/** Name and value in the address of a press that takes an opt-out back. */
export const UNDO = { name: 'acao', value: 'voltar' } as const

/** What the page shows, and for whom. */
export interface OptOutView extends Pick<IssuerPage, 'issuer' | 'faces'> {
  readonly state: OptOutState
  readonly channel: Pick<Channel, 'logoPath' | 'partnerName'>
  /** Whose messages stop, as strangers may see it; null in links of before. */
  readonly maskedEmail: string | null
  readonly supportEmail: string
  /** As it came; shown in the form's address where the page asks for a press. */
  readonly token: string
  /** The press takes an opt-out back. */
  readonly isUndo: boolean
}

/** The page in one of its states. */
export function renderOptOut(view: OptOutView) {
  const { state, issuer, channel, faces, maskedEmail, supportEmail, token, isUndo } = view
  const { title, text, button, question } = { question: undefined, ...OPT_OUT_TEXTS[state] }
  const query = new URLSearchParams({ token, ...(isUndo && { [UNDO.name]: UNDO.value }) })
  return renderIssuerPage({
    issuer,
    channel,
    faces,
    title,
    text: text({ shortName: issuer.shortName, maskedEmail, supportEmail }),
    mail: { address: supportEmail, subject: OPT_OUT_SUBJECT },
    isDone: state === 'done' || state === 'undone',
    form: button === null ? null : { action: `${OPT_OUT_PATH}?${query}`, button, question },
    file: null,
  })
}
