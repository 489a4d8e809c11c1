import type { PartnerClaims } from '@benefits/domain/access/partner-claims'
import type { IssuerKind, PartnerSign } from '@benefits/domain/catalogue/issuer'
import type { OfferedContact } from '@benefits/domain/catalogue/offered-contact'
import type { Selling } from '@benefits/domain/catalogue/selling'
import type { SoldHere } from '@benefits/domain/catalogue/sold-here'
import type { ThemeName } from '@benefits/domain/catalogue/theme-names'
import type { Environment } from '@benefits/domain/host/resolve-environment'
import type { Transport } from '@benefits/wire/transport'

/**
 * What the server that hosts the store and the built store agree on. Types only: the server reads them without ever
 * importing React or the router, of which it would have another copy than the store.
 */

/** The application that the store signs its calls with. The browser never sees it. */
export interface ClientCredentials {
  readonly id: string
  readonly secret: string
  readonly redirectUri: string
}

/** Whom a partner vouches for, and whose pages may hold the store. */
export interface EmbeddedVisit extends PartnerClaims {
  readonly frameAncestors: readonly string[]
}

/** Days after which each kind of data goes, as the host keeps them. */
export type KeptDays = Readonly<
  Record<
    'leads' | 'contracts' | 'drafts' | 'accounts' | 'codes' | 'verifications' | 'cards' | 'mails' | 'votes',
    number
  >
>

/** What a page told of itself, for the host's log: names that the store itself gives, never a person's data. */
export type PageNote =
  | { readonly what: 'event'; readonly event: string; readonly route: string }
  | {
      readonly what: 'failure'
      readonly kind: string
      /** Which build of the store the page runs. */
      readonly release: string
      /** `file.js:line:column`, innermost first, by blanks. */
      readonly place: string
      readonly route: string
    }

/** Everything about one request that the host knows and the store must not guess. */
export interface RequestScope {
  readonly issuerCode: string
  readonly issuerKind: IssuerKind
  /** As shown, and the name of its theme: a page that cannot load anything still looks like its issuer. */
  readonly issuerName: string
  readonly theme: ThemeName
  /** Its own website: where maintenance sends visitors. */
  readonly issuerSite: string
  /** The channel's: what a store that cannot be loaded still has to say. */
  readonly contact: OfferedContact
  /** The channel's feature ACESSO_VR: it decides which pages a purchase goes through. */
  readonly accessManagement: boolean
  /** What every page knows of its catalogue without a call. */
  readonly selling: Selling
  /** The part of it that the channel sells; null where that is all. */
  readonly sold: SoldHere | null
  readonly channelCode: string
  readonly subChannelCode: string
  /** `?canal=` named a channel that the issuer does not have: `channelUnknown`, shown on the default channel. */
  readonly unknownChannel: boolean
  readonly environment: Environment
  /** Nonce of the inline scripts; null on pages whose inline scripts are allowed by hash. */
  readonly nonce: string | null
  /** A page kept for every visitor: its calls use the process's token, no cookie is set, the HTML waits to be whole. */
  readonly visitorIndependent: boolean
  /** Gets, apart from the page, the data that its scripts take it over with; null leaves it in the page. */
  readonly takeData: ((data: Promise<string>) => void) | null
  /** The partner's page that the store is shown in; `refused` where its entry is none; null for a plain visitor. */
  readonly embedded: EmbeddedVisit | 'refused' | null
  readonly send: Transport
  /** By which the host's log knows the request. */
  readonly requestId: string
  /** Every call is asked anew: while the store is closed, or a call's fault is asked for, content in memory would hide it. */
  readonly asksAnew: boolean
  readonly client: ClientCredentials
  /** Changes when the issuer's content does. */
  readonly contentVersion: string
  /** Some partner's page may hold the store: its visits have cookies of their own. */
  readonly mayBeFramed: boolean
  /** How long the host keeps data: what the privacy page says. */
  readonly keptDays: KeptDays
  /** Minutes that the browser may reuse content calls; 0 is off. */
  readonly cacheMinutes: number
  /** Writes down an error that is a bug; the host's log leaves out what is personal. */
  readonly report: (error: unknown) => void
  /** Writes down what a page told of itself. */
  readonly note: (note: PageNote) => void
}

/** Answers one request. Errors inside a page are pages; a rejection is a bug. */
export type StoreFetch = (request: Request, scope: RequestScope) => Promise<Response>

/** Whose picture it is: its theme gives the colours, its names the words. */
export interface PictureIssuer {
  readonly kind: IssuerKind
  readonly name: string
  readonly shortName: string
  readonly theme: ThemeName
}

/** A picture that content names by its path, and what the store draws it from. */
export type Picture = { readonly issuer: PictureIssuer } & (
  | {
      readonly kind: 'productCard' | 'productLogo' | 'modalityCard'
      readonly name: string
      /** Name of its colour token. */
      readonly tone: string
    }
  | {
      readonly kind: 'channelLogo'
      readonly partnerName: string | null
      readonly partnerSign: PartnerSign | null
    }
)

/** A rule of the store's sheet, as its build takes it apart (`server/first-rules.json`, `scripts/first-rules.ts`). */
export interface FirstRule {
  /** The at-rules around it, outermost first. */
  readonly within: readonly string[]
  /** Each with the names that a page must have for it to match: `p`, `.class`, `[name]`, `[name=value]`. */
  readonly selectors: readonly { readonly text: string; readonly needs: readonly string[] }[]
  readonly body: string
  /** Custom properties and animations that the body names. */
  readonly reads: readonly string[]
  /** The property or animation that the rule is about; it is no one's where nothing reads it. Null for any other rule. */
  readonly defines: string | null
}

/** What the built store gives its host, through `build.entry.module`. */
export interface StoreEntry {
  readonly createFetch: (build: unknown, mode: 'production' | 'development') => StoreFetch
  /** Pages that are the same for every visitor, so that one copy may be kept. */
  readonly isVisitorIndependent: (pathname: string, search: string) => boolean
  /** Whether search engines may list the page at a path. */
  readonly isListed: (pathname: string) => boolean
  /** Paths of the issuer's kind that search engines may list. */
  readonly indexedPaths: (kind: IssuerKind) => readonly string[]
  /** Text of the style element with a theme's font, which every page has; a policy allows it by its hash. */
  readonly faces: (theme: ThemeName) => string
  /**
   * Text of the inline script that starts a kept page. It looks for the entry's text in `script[data-data]`, which holds the
   * data's address too, for a sheet that is `disabled` and for icons in `use[data-href]`. Once the sheet is there it says so
   * (`data-shown` of the document's element).
   */
  readonly starter: string
  /** The picture as an SVG file of its own: title, plain colours, no style sheet, no other file. */
  readonly drawPicture: (picture: Picture) => Promise<string>
}
