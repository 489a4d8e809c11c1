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

/** A token of the gateway; `expiresIn` in seconds from now. */
export interface AccessToken {
  readonly token: string
  readonly expiresIn: number
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

/** Whose store it is, and what of its catalogue every page knows without a call. */
interface ScopeIssuer {
  readonly code: string
  readonly kind: IssuerKind
  /** As shown, and the name of its theme: a page that cannot load anything still looks like its issuer. */
  readonly name: string
  readonly theme: ThemeName
  /** Its own website: where maintenance sends visitors. */
  readonly site: string
  readonly selling: Selling
  /** Changes when the issuer's content does. */
  readonly contentVersion: string
}

/** By which channel the visitor came, and what that channel sells. */
interface ScopeChannel {
  readonly code: string
  readonly subCode: string
  /** `?canal=` named a channel that the issuer does not have: `channelUnknown`, shown on the default channel. */
  readonly isUnknown: boolean
  /** What a store that cannot be loaded still has to say. */
  readonly contact: OfferedContact
  /** The feature ACESSO_VR: it decides which pages a purchase goes through. */
  readonly accessManagement: boolean
  /** The part of the issuer's catalogue that it sells; null where that is all. */
  readonly sold: SoldHere | null
}

/** How the host wants the page rendered. */
interface ScopePage {
  /** Nonce of the inline scripts; null on pages whose inline scripts are allowed by hash. */
  readonly nonce: string | null
  /**
   * A page cached for every visitor: its calls use the process's token, no cookie is set, the HTML waits to be whole.
   */
  readonly visitorIndependent: boolean
  /** Gets, apart from the page, the data that its scripts take it over with; null leaves it in the page. */
  readonly receiveData: ((data: Promise<string>) => void) | null
}

/** By what the store calls the host, and under which id the host's log knows the request. */
interface ScopeCalls {
  readonly send: Transport
  readonly client: ClientCredentials
  /**
   * Signs the process's own token without asking anybody, so that public pages are drawn while the database is away;
   * null where another gateway gives tokens.
   */
  readonly signOwnToken: (() => Promise<AccessToken>) | null
  readonly requestId: string
  /**
   * No call is answered from memory: while the store is closed, or a call's fault is asked for, memory would hide it.
   */
  readonly bypassesMemory: boolean
}

/** Which partner's page holds the store. */
interface ScopeFrame {
  /** The partner's page that the store is shown in; `refused` where its entry is none; null for a plain visitor. */
  readonly embedded: EmbeddedVisit | 'refused' | null
  /** Some partner's page may hold the store: its visits have cookies of their own. */
  readonly mayBeFramed: boolean
}

/** What holds for every request to this host, and its log. */
interface ScopeHost {
  readonly environment: Environment
  /** How long the host keeps data: what the privacy page says. */
  readonly keptDays: KeptDays
  /** Whether assistants may ask at `/mcp`. */
  readonly hasAssistant: boolean
  /** Minutes that the browser may reuse content calls; 0 is off. */
  readonly cacheMinutes: number
  /** Writes down an error that is a bug; the host's log leaves out what is personal. */
  readonly report: (error: unknown) => void
  /** Writes down what a page told of itself. */
  readonly note: (note: PageNote) => void
}

/** Everything about one request that the host knows and the store must not guess. */
export interface RequestScope {
  readonly issuer: ScopeIssuer
  readonly channel: ScopeChannel
  readonly page: ScopePage
  readonly calls: ScopeCalls
  readonly frame: ScopeFrame
  readonly host: ScopeHost
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
  /**
   * The property or animation that the rule is about; it is no one's where nothing reads it. Null for any other rule.
   */
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
   * Text of the inline script that starts a kept page. It looks for the entry's text in `script[data-data]`, which
   * holds the data's address too, for a sheet that is `disabled` and for icons in `use[data-href]`. Once the sheet is
   * there it says so (`data-shown` of the document's element).
   */
  readonly starter: string
  /** Text of the inline script that stands right after the room of the tab's own cart (`data-tab-cart`). */
  readonly tabCart: string
  /** The picture as an SVG file of its own: title, plain colours, no style sheet, no other file. */
  readonly drawPicture: (picture: Picture) => Promise<string>
}
