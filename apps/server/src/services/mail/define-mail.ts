import { mailboxOf } from '@benefits/domain/contact/mailbox-of'
import { maskEmail } from '@benefits/domain/contact/mask-email'
import type * as z from 'zod'
import type { Trx } from '../../database/in-transaction.ts'
import type { EnqueueOptions } from '../../jobs/jobs.ts'
import type { JobData } from '../../jobs/queues.ts'
import type { Parts } from '../../parts.ts'
import type { MailMessage } from '../../ports/mail.ts'
import type { LIMITS, LimitName } from '../../protection/limits.ts'
import { confirmSent, forgetUnsent, type MailOccasion } from '../../repositories/mail-messages.ts'
import { hasOptedOut } from '../../repositories/opt-outs.ts'
import { optOutAddress } from '../links/opt-out-address.ts'
import { recipientHashesOf } from '../opt-out/recipient.ts'
import { sendMailOnce } from './send-mail-once.ts'

/** What a mail is written about: by its id the mail is found with its person, and told, erased or kept. */
export type MailSubject = 'lead' | 'order' | 'code' | 'proposal'

/** Limits that count a recipient's mails of one kind, and are given back where one does not go. */
type RecipientLimit = {
  readonly [L in LimitName]: (typeof LIMITS)[L] extends {
    readonly by: 'recipient'
    readonly isGivenBack: true
  }
    ? L
    : never
}[LimitName]

/** What the store knows of one kind of mail before any is written. */
export interface MailFacts {
  /** English name, unique. Jobs and the ledger of mails spell it, so that it never changes. */
  readonly kind: string
  /** As jobs of before spell it: one may wait for weeks. */
  readonly formerKinds?: readonly string[]
  readonly about: MailSubject
  /** Whether its occasion stays when the person's data goes: a job that runs twice would send it again. */
  readonly outlivesPerson: boolean
  /** What a person's export says that it is. */
  readonly toldAs: string
}

/** Why none is written: what becomes of the ledger's row of one whose try was cut off. */
export type NoLetter =
  | { readonly row: 'stays' }
  /** Nobody wants it any more. `afterwards` is done once the row is gone. */
  | { readonly row: 'goes'; readonly afterwards?: () => Promise<void> }
  /** Somebody has used what it said. */
  | { readonly row: 'wasSent'; readonly at: Date }

export const STAYS: NoLetter = { row: 'stays' }
export const GOES: NoLetter = { row: 'goes' }
export const goesWith = (afterwards: () => Promise<void>): NoLetter => ({ row: 'goes', afterwards })
export const wasSent = (at: Date): NoLetter => ({ row: 'wasSent', at })

/** Subject, text and HTML; files, where it has some. */
export type MailText = Pick<MailMessage, 'subject' | 'text' | 'attachments'> & { readonly html: string }

/** `offered`: whoever gets it did not ask for it, so that it has a way out, and goes to nobody who took it. */
export type OptOut = 'offered' | 'notNeeded'

/** All of one kind of mail. `Data` is what its jobs carry: ids, never personal data, codes or documents. */
interface MailDefinition<Data, Found, Offer extends OptOut> extends MailFacts {
  /** Where its jobs wait: among those of all mails, or in a queue of its own. */
  readonly queue: 'mail' | 'contract-link' | 'lead-follow-up'
  readonly data: z.ZodType<Data>
  /** The id of what it is about: with the kind its occasion, which is mailed once whatever is retried. */
  readonly idOf: (data: Data) => string
  /** What limits it beside those of all mails; beyond them its job waits and tries again. */
  readonly limits: readonly RecipientLimit[]
  readonly optOut: Offer
  /** What is written of, or why nothing is. May be asked twice. */
  readonly find: (data: Data, parts: Parts) => Promise<Found | NoLetter>
  /** To which address it goes. */
  readonly recipient: (found: Found) => string
  /** The same text whenever it is asked; `wayOut` is the address that takes the wish for no more such mail. */
  readonly write: (
    found: Found,
    parts: Parts,
    wayOut: Offer extends 'offered' ? string : null,
  ) => MailText | Promise<MailText>
}

/** One kind of mail, to be enqueued with what it is about, and written when its job is worked on. */
export interface Mail<Data = never> extends MailFacts {
  /** Has one mailed once `trx` commits. */
  readonly enqueue: (trx: Trx, jobs: MailQueues, data: Data, options?: EnqueueOptions) => Promise<void>
  /** Writes it and sends it, at most once for its occasion; `job` is what its job carries. May run twice. */
  readonly send: (job: unknown, parts: Parts) => Promise<void>
}

/** Where mails wait. */
export interface MailQueues {
  enqueue(trx: Trx, queue: MailQueue, data: JobData[MailQueue], options?: EnqueueOptions): Promise<void>
}
type MailQueue = MailDefinition<unknown, unknown, OptOut>['queue']

/** Makes a kind of mail of all that is said of it; `job-handlers/mails.ts` lists every one. */
export function defineMail<
  Data extends Readonly<Record<string, string>>,
  Found extends { readonly issuer: string },
  const Offer extends OptOut,
>(mail: MailDefinition<Data, Found, Offer>): Mail<Data> {
  const { kind, queue } = mail
  return {
    ...mail,
    enqueue: (trx, jobs, data, options) => {
      const job = queue === 'mail' ? { kind, ...data } : data
      return jobs.enqueue(trx, queue, job as unknown as JobData[MailQueue], options)
    },
    send: async (job, parts) => {
      const data = mail.data.parse(job)
      const occasion: MailOccasion = `${kind}:${mail.idOf(data)}`
      const found = await mail.find(data, parts)
      if ('row' in found) return settle(occasion, found, parts)
      const to = mail.recipient(found)
      const wayOut = mail.optOut === 'offered' ? await findWayOut(found.issuer, to, parts) : null
      if (mail.optOut === 'offered' && wayOut === null) return settle(occasion, GOES, parts)
      const text = await mail.write(found, parts, wayOut as Parameters<typeof mail.write>[2])
      const message = {
        occasion,
        issuerCode: found.issuer,
        to,
        countedBy: mail.limits.map((limit) => [limit, mailboxOf(to)] as const),
        ...(wayOut === null ? {} : { unsubscribeUrl: wayOut }),
        ...text,
      }
      await sendMailOnce(parts, message, parts.now())
    },
  }
}

async function settle(occasion: MailOccasion, none: NoLetter, { database }: Parts): Promise<void> {
  if (none.row === 'wasSent') await confirmSent(database, occasion, none.at)
  if (none.row !== 'goes') return
  await forgetUnsent(database, occasion)
  await none.afterwards?.()
}

/** The address that takes a recipient's wish for no more such mail; null for one who took it. */
async function findWayOut(issuerCode: string, to: string, parts: Parts): Promise<string | null> {
  const { database, content, recipientKey } = parts
  const { own, former } = recipientHashesOf(to, parts)
  const issuer = content.get(issuerCode)?.issuer
  if (!issuer || (await hasOptedOut(database.kysely, [own, ...former]))) return null
  return optOutAddress(issuer.storeUrl, recipientKey, { recipientHash: own, maskedEmail: maskEmail(to) })
}
