import type { Issuer } from '@benefits/domain/catalogue/issuer'
import { parseCnpj } from '@benefits/domain/document/parse-cnpj'
import { z } from 'zod'
import { amount, count, httpsUrl, slug, text, upperCode } from './primitives.ts'
import { theme, uf } from './vocabulary.ts'

/** A CNPJ in its 14 bare characters with right check digits. */
const cnpj = z
  .string()
  .refine(
    (value) => parseCnpj(value) === value,
    'must be a CNPJ of 14 bare characters with right check digits',
  )

const link = z.strictObject({ label: text, url: z.union([httpsUrl, z.string().regex(/^\/\S*$/)]) })

/** Feature switches, of an issuer and of its channels. */
export const features = z.strictObject({
  accessManagement: z.boolean(),
  creditCard: z.boolean(),
  contactEmail: z.boolean(),
  surveyUrl: httpsUrl.nullable(),
})

const deliveryDeadline = z.strictObject({
  id: slug,
  place: text,
  deadline: text,
  businessDays: z.int().positive('must be 1 or more'),
})

/** An origin as browsers compare them: no path, no slash at its end. */
const origin = httpsUrl.refine((url) => new URL(url).origin === url, 'must be an origin: https://host')

const chatProvider = z.strictObject({
  name: z.enum(['chatwoot', 'intercom']),
  origin,
  key: z.string().regex(/^[\w-]+$/, 'must be letters, digits, - and _'),
})

const member = z.string().regex(/^[A-Za-z0-9_-]+$/, 'must be base64url')
const kid = z.string().regex(/^[a-z0-9-]+$/, 'must be lower-case words joined by -')

/** A partner's public key; members of a private one are refused like every unknown member. */
const partnerKey = z.discriminatedUnion('kty', [
  z.strictObject({
    kid,
    kty: z.literal('EC'),
    crv: z.literal('P-256'),
    alg: z.literal('ES256'),
    x: member,
    y: member,
  }),
  z.strictObject({
    kid,
    kty: z.literal('OKP'),
    crv: z.literal('Ed25519'),
    alg: z.literal('EdDSA'),
    x: member,
  }),
  z.strictObject({ kid, kty: z.literal('RSA'), alg: z.enum(['RS256', 'PS256']), n: member, e: member }),
])

/** `issuer.json`: identity and settings. The PAT table has a file of its own. */
export const issuerSchema = z
  .strictObject({
    code: upperCode,
    kind: z.enum(['main', 'bankPartner']),
    name: text,
    shortName: text,
    article: z.enum(['a', 'o']),
    title: text,
    description: text,
    hostKeywords: z.array(z.string().regex(/^[a-z0-9-]{3,}$/, 'must be 3 or more lower-case letters')),
    site: httpsUrl,
    storeUrl: httpsUrl,
    twitter: httpsUrl,
    email: z.email('must be an e-mail address'),
    privacyPolicy: z.strictObject({ article: text, url: httpsUrl, title: text }),
    copyright: z.strictObject({ title: text, cnpj }),
    socialMedia: z.array(link),
    footer: z.array(z.strictObject({ title: text, links: z.array(link).min(1) })),
    gtmTags: z.array(z.string().regex(/^GTM-[A-Z0-9]+$/, 'must be a GTM- container id')),
    support: z.strictObject({
      button: text,
      hours: text,
      panel: z.strictObject({ title: text, text }).exactOptional(),
    }),
    chat: z.strictObject({
      isActive: z.boolean(),
      provider: chatProvider.nullable(),
      channels: z.union([z.literal('all'), z.array(slug)]),
    }),
    // The domain picks one by its place: fast capitals, other capitals and home state, the rest.
    deliveryDeadlines: z.array(deliveryDeadline).length(3, 'must have 3 rows, the fastest first'),
    homeState: uf,
    proposalDays: z.int().min(1).max(90).exactOptional(),
    fastCapitals: z.array(uf),
    theme,
    minCardValue: amount,
    maxCardValue: amount,
    features,
    urlPortalRhBeneficio: httpsUrl,
    urlPortalRhGente: httpsUrl,
    urlSpe: httpsUrl,
    customPlanUrl: httpsUrl.nullable(),
    frameAncestors: z.array(origin),
    partnerKeys: z.array(partnerKey),
    marketplace: z.strictObject({ name: text, description: text }).exactOptional(),
    bonusRule: z
      .strictObject({ pointsPerHundredReais: count, productCodes: z.array(count).min(1) })
      .nullable(),
  })
  .refine(({ minCardValue, maxCardValue }) => minCardValue <= maxCardValue, {
    path: ['maxCardValue'],
    error: 'must not be below minCardValue',
  }) satisfies z.ZodType<Omit<Issuer, 'patTable'>>

/** `pat-table.json`: the seven rows of 'Tudo sobre PAT e Auxílio'. */
export const patTableSchema = z
  .array(z.strictObject({ topic: text, pat: text, aid: text }))
  .length(7, 'must have 7 rows') satisfies z.ZodType<Issuer['patTable']>
