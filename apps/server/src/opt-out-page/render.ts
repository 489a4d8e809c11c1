import type { Issuer } from '@benefits/domain/catalogue/issuer'
import { renderIssuerPage } from '../issuer-page/render-issuer-page.ts'
import { OPT_OUT_PATH } from '../services/opt-out/opt-out-address.ts'
import { OPT_OUT_TEXTS, type OptOutState } from './texts.ts'

/** What the page shows, and for whom. */
export interface OptOutView {
  readonly state: OptOutState
  readonly issuer: Pick<Issuer, 'name' | 'shortName' | 'theme'>
  readonly logoPath: string
  readonly supportEmail: string
  /** As it came; shown in the form's address where the page asks for a press. */
  readonly token: string
}

/** The page in one of its states. */
export function renderOptOut({ state, issuer, logoPath, supportEmail, token }: OptOutView) {
  const { title, text, button } = OPT_OUT_TEXTS[state]
  return renderIssuerPage({
    issuer,
    logoPath,
    title,
    text: text({ shortName: issuer.shortName, supportEmail }),
    form: button === null ? null : { action: `${OPT_OUT_PATH}?token=${encodeURIComponent(token)}`, button },
    file: null,
  })
}
