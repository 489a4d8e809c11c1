import type { Uf } from '../document/types.ts'
import type { Centavos } from '../money/centavos.ts'
import type { EntryLabel } from './entry-label.ts'
import type { ThemeName } from './theme-names.ts'

/** Picks the route table; everything else that differs between issuers is data. */
export type IssuerKind = 'main' | 'bankPartner'

/** Feature switches, of an issuer and of each of its channels. */
export interface Features {
  /** ACESSO_VR: the buyer creates an access account and verifies an e-mail code. */
  readonly accessManagement: boolean
  /** PAGAMENTO_CC: HR plans may be paid by credit card. */
  readonly creditCard: boolean
  /** The contact panel offers e-mail. */
  readonly contactEmail: boolean
  /** The main issuer's survey link on the conclusion page; null where there is none. */
  readonly surveyUrl: string | null
}

export interface Link {
  readonly label: string
  readonly url: string
}
export interface LinkGroup {
  readonly title: string
  readonly links: readonly Link[]
}

/** A delivery deadline in business days, counted from the payment of the boleto. */
export interface DeliveryDeadline {
  readonly id: string
  readonly place: string
  readonly deadline: string
  readonly businessDays: number
}

/** How visitors reach people: phones as shown, e-mail as typed. */
export interface Contact {
  readonly phone: string
  readonly phoneOtherRegions: string
  readonly phoneChat: string
  readonly email: string
}

/** A partner's sign: a flat drawing (commands of an SVG path) in a box of 40 × 42, and its colour as `#rrggbb`. */
export interface PartnerSign {
  readonly drawing: string
  readonly colour: string
}

/** A sales channel of an issuer, chosen by `?canal=`. */
export interface Channel {
  readonly code: string
  readonly subCode: string
  readonly isPartner: boolean
  /** Name of the partner, shown beside the issuer's; null on own channels. */
  readonly partnerName: string | null
  /** Stands before that name; null on own channels. */
  readonly partnerSign: PartnerSign | null
  readonly logoPath: string
  readonly initialPage: string
  readonly features: Features
  readonly contact: Contact
  /** Codes of the products that this channel shows; null shows all. */
  readonly productCodes: readonly number[] | null
}

/** Items of a landing section; `icon` is an icon's name in the store's own set. */
export interface SectionItem {
  readonly id: string
  readonly title: string
  readonly content: string
  readonly icon: string
  readonly displayOrder: number
  /** Codes of the products that it speaks of; empty where it holds for whatever is sold. */
  readonly promotes: readonly number[]
  /** The page that it leads to; null where it only tells. */
  readonly destination: string | null
}

/** A server-driven block of the landing page. */
export interface Section {
  readonly id: string
  /** Page fragment it belongs to: LOJA, or another page's. */
  readonly page: string
  readonly title: string
  readonly subtitle: string
  readonly kind: 'EMISSOR'
  readonly issuers: readonly string[]
  readonly displayOrder: number
  /** As of its items: codes of the products that the whole block speaks of. */
  readonly promotes: readonly number[]
  readonly items: readonly SectionItem[]
}

export interface FaqCategory {
  readonly id: string
  readonly title: string
  readonly colour: string
  readonly icon: string
  readonly displayOrder: number
}
export interface FaqArticle {
  readonly id: string
  readonly categoryId: string
  readonly title: string
  readonly content: string
}

/** Where one product's card is accepted, for the landing page's map: establishments by state. */
export interface AcceptanceMap {
  readonly productCode: number
  readonly byState: Readonly<Record<Uf, number>>
}

/** A public key as a JSON Web Key (RFC 7517), by the name that entries give in their header's `kid`. */
export type PartnerKey = { readonly kid: string } & (
  | {
      readonly kty: 'EC'
      readonly crv: 'P-256'
      readonly alg: 'ES256'
      readonly x: string
      readonly y: string
    }
  | { readonly kty: 'OKP'; readonly crv: 'Ed25519'; readonly alg: 'EdDSA'; readonly x: string }
  | { readonly kty: 'RSA'; readonly alg: 'RS256' | 'PS256'; readonly n: string; readonly e: string }
)

/** A messaging service that a chat can run on. */
export interface ChatProvider {
  readonly name: 'chatwoot' | 'intercom'
  /** Where its script comes from, without a path. */
  readonly origin: string
  /** Names the issuer's inbox there: Chatwoot's website token, Intercom's app id. */
  readonly key: string
}

/** Issuer identity and settings. */
export interface Issuer {
  readonly code: string
  readonly kind: IssuerKind
  readonly name: string
  readonly shortName: string
  /** The article of the short name, for sentences that begin with it. */
  readonly article: 'a' | 'o'
  readonly title: string
  readonly description: string
  /** Hosts that contain one of these words select this issuer; none for the main issuer. */
  readonly hostKeywords: readonly string[]
  readonly site: string
  readonly storeUrl: string
  readonly twitter: string
  readonly email: string
  readonly privacyPolicy: { readonly article: string; readonly url: string; readonly title: string }
  readonly copyright: { readonly title: string; readonly cnpj: string }
  readonly socialMedia: readonly Link[]
  readonly footer: readonly LinkGroup[]
  readonly gtmTags: readonly string[]
  readonly support: {
    /** Words of the help button. */
    readonly button: string
    /** When people answer. */
    readonly hours: string
    /** Title and text of the support panel where the issuer has its own; the store's words without them. */
    readonly panel?: { readonly title: string; readonly text: string }
  }
  readonly chat: {
    readonly isActive: boolean
    /** The messaging service that it runs on; null says that there is none. */
    readonly provider: ChatProvider | null
    readonly channels: readonly string[] | 'all'
  }
  readonly deliveryDeadlines: readonly DeliveryDeadline[]
  readonly homeState: Uf
  /** Days for which a proposal binds after the day on which it is made; 10 where nothing is said. */
  readonly proposalDays?: number
  readonly fastCapitals: readonly Uf[]
  readonly theme: ThemeName
  readonly minCardValue: Centavos
  readonly maxCardValue: Centavos
  readonly features: Features
  readonly urlPortalRhBeneficio: string
  readonly urlPortalRhGente: string
  readonly urlSpe: string
  /** Outside page about plans above the worker limit; null where only the team tells of them. */
  readonly customPlanUrl: string | null
  /** Origins that may frame the store in embedded mode. */
  readonly frameAncestors: readonly string[]
  /** Public keys of the partners whose signed entries open the embedded mode; none where nobody may. */
  readonly partnerKeys: readonly PartnerKey[]
  /** Points per R$ 100 credited, and the products that earn them. */
  /** What buyers know the marketplace as, which comes with some credits; absent where none does. */
  readonly marketplace?: EntryLabel
  readonly bonusRule: {
    readonly pointsPerHundredReais: number
    readonly productCodes: readonly number[]
  } | null
  /** Awards, banners and acceptance numbers are editorial. */
  readonly patTable: readonly { readonly topic: string; readonly pat: string; readonly aid: string }[]
}

/**
 * The terms of use that an access account is made under. `hash`: SHA-256 of the text as it is shown, lower-case hex.
 */
export interface Terms {
  /** Date of this version, `2026-11-22`. */
  readonly version: string
  readonly title: string
  readonly sections: readonly { readonly title: string; readonly paragraphs: readonly string[] }[]
  readonly hash: string
}
