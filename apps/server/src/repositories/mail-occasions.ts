/** Why a mail is sent: one kind of occasion, one thing that it is about. */
interface MailKind {
  readonly about: 'lead' | 'order' | 'code' | 'proposal'
  /** Whether the occasion outlives the person's data: a job that runs twice would send it again. */
  readonly outlives: boolean
}

/** Every kind of mail. What is said of a person, and erased with them, is found by these. */
const MAIL_KINDS = {
  'lead-follow-up': { about: 'lead', outlives: false },
  'verification-code': { about: 'code', outlives: false },
  // Its job finds no proposal where the person's data has gone.
  proposal: { about: 'proposal', outlives: false },
  'contract-link': { about: 'order', outlives: true },
  'contract-copy': { about: 'order', outlives: true },
} as const satisfies Record<string, MailKind>

export type MailKindName = keyof typeof MAIL_KINDS

/** One mail's occasion: its kind and the id of what it is about. */
export type MailOccasion = `${MailKindName}:${string}`

const NAMES = Object.keys(MAIL_KINDS) as readonly MailKindName[]

/** The occasions of all kinds of mail that are about such things, by their ids. */
export function occasionsAbout(
  ids: Readonly<Record<MailKind['about'], readonly string[]>>,
): readonly MailOccasion[] {
  return NAMES.flatMap((name) => ids[MAIL_KINDS[name].about].map((id): MailOccasion => `${name}:${id}`))
}

/** Whether an occasion is kept when everything else of the person goes. */
export function outlivesPerson(occasion: string): boolean {
  return NAMES.some((name) => MAIL_KINDS[name].outlives && occasion.startsWith(`${name}:`))
}
