import * as z from 'zod'
import { isPrd, isReadableLogin, type Rule, sender, type ValuesOf } from './variables.ts'

const SMTP_LIKE =
  'must look like smtp://user:password@host:587: one server, special characters percent-encoded (% as %25)'

/** How e-mail goes out; an issuer's own sender is in `MAIL_FROM_{SIGLA}`. */
export const mailVariables = {
  MAIL: z.enum(['outbox', 'smtp']).default('outbox'),
  MAIL_FROM: sender.default('Loja de benefícios <loja@loja.example>'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: SMTP_LIKE })
    .refine((text) => isReadableLogin(text) && new URL(text).hostname !== '' && !text.includes(','), {
      error: SMTP_LIKE,
    })
    .optional(),
  SMTP_TLS: z.enum(['required', 'none']).default('required'),
}

type Values = ValuesOf<typeof mailVariables>

/** What must hold between the variables of e-mail. */
export const mailRules: readonly Rule<Values>[] = [
  ['SMTP_URL', (env) => env.MAIL === 'smtp' && !env.SMTP_URL, 'is required by MAIL=smtp'],
  ['SMTP_URL', (env) => env.MAIL !== 'smtp' && env.SMTP_URL !== undefined, 'is used by MAIL=smtp only'],
  [
    'SMTP_TLS',
    (env) => env.SMTP_TLS === 'none' && /^smtps:|\/\/[^/]*@/.test(env.SMTP_URL ?? ''),
    'none is refused with smtps:// and where SMTP_URL has a password, which would travel in clear',
  ],
  ['SMTP_TLS', (env) => isPrd(env) && env.SMTP_TLS === 'none', 'none is refused where PRD_HOSTS are set'],
]

/** How and as whom e-mail goes out. */
export interface MailSettings {
  readonly adapter: Values['MAIL']
  /** Of all issuers without a sender of their own. */
  readonly from: string
  /** Senders of issuers, by code. */
  readonly fromOf: ReadonlyMap<string, string>
  readonly smtpUrl: string | undefined
  /** `none` for a server on this machine that knows no TLS. */
  readonly tls: Values['SMTP_TLS']
}

/** The settings of e-mail from its variables; throws where an issuer's sender is none. */
export function toMail(env: Values, fromOf: ReadonlyMap<string, string>): MailSettings {
  for (const [code, from] of fromOf) {
    const problem = sender.safeParse(from).error?.issues[0]?.message
    if (problem === undefined) continue
    throw new Error(`The configuration cannot be used (docs/operations.md):\n  MAIL_FROM_${code}: ${problem}`)
  }
  return { adapter: env.MAIL, from: env.MAIL_FROM, fromOf, smtpUrl: env.SMTP_URL, tls: env.SMTP_TLS }
}
