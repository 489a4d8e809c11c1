import type { Queue } from 'pg-boss'

/** What each queue's jobs carry: ids, never personal data, codes or documents. */
export interface JobData {
  /** Which mail, and what that one is about (`services/mail/define-mail.ts`). */
  mail: { readonly kind: string; readonly [id: string]: string }
  /** `endsAt`: ISO time after which the link is mailed no more. */
  'contract-link': { readonly orderId: string; readonly endsAt: string }
  'portal-hand-over': { readonly orderId: string }
  'render-final-contract': { readonly orderId: string }
  'chain-evidence': { readonly issuer: string }
  'lead-follow-up': { readonly leadId: string }
  'void-card': { readonly authorisationId: string }
}

export type QueueName = keyof JobData

interface QueueSettings extends Omit<Queue, 'name'> {
  /** Jobs of this queue that one process works on at a time. */
  readonly workers: number
  /** How long a job lets calls go first on a busy process, in seconds since it was enqueued. */
  readonly patienceSeconds: number
}

/** Tried until done: pauses grow from 2 s to 5 min, for weeks (docs/rules/hiring.md: never-forgotten). */
const UNTIL_DONE = {
  retryLimit: 10_000,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 300,
  retentionSeconds: 60 * 24 * 3600,
  deleteAfterSeconds: 3 * 24 * 3600,
  expireInSeconds: 300,
  /** A job whose process died is taken up again this soon. */
  heartbeatSeconds: 15,
  patienceSeconds: 0,
} satisfies Omit<QueueSettings, 'workers'>

export const QUEUES = {
  mail: { ...UNTIL_DONE, workers: 4 },
  // A mailbox gets so many an hour: those that wait are no mail that somebody waits for.
  'contract-link': { ...UNTIL_DONE, workers: 1, retryDelayMax: 1800 },
  'portal-hand-over': { ...UNTIL_DONE, workers: 2 },
  // A burst of hirings is answered before its documents are rendered, mailed and handed over.
  'render-final-contract': { ...UNTIL_DONE, workers: 2, patienceSeconds: 10 },
  'chain-evidence': { ...UNTIL_DONE, workers: 1 },
  'lead-follow-up': { ...UNTIL_DONE, workers: 1 },
  'void-card': { ...UNTIL_DONE, workers: 1 },
} as const satisfies Record<QueueName, QueueSettings>

export const QUEUE_NAMES = Object.keys(QUEUES) as readonly QueueName[]
