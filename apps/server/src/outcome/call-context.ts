import type { Channel } from '@benefits/domain/catalogue/issuer'
import type { IssuerContent } from '@benefits/domain/content/issuer-content'

/** Who calls, for which issuer and channel, and from where. */
export interface CallContext {
  readonly clientId: string
  /** The anonymous visitor session inside the access token. */
  readonly sessionId: string
  readonly content: IssuerContent
  readonly channel: Channel
  readonly subChannel: string
  /** `identificacao-oferta`, where given. */
  readonly offerCode: string | null
  /** `chave-proposta`, where given. */
  readonly proposalKey: string | null
  readonly address: string
  /** Scheme and host that were asked: `https://loja.example`. */
  readonly origin: string
  readonly userAgent: string
  readonly requestId: string
  readonly now: Date
  /** Never before an earlier one of this process, whatever happens to the clock. */
  readonly steadyNow: Date
}
