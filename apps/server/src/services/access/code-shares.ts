import { CODE_RULES } from './code-rules.ts'

/** Who asks for a code. */
export interface CodeRequester {
  readonly sessionId: string
  /** Id of the registration or account that the code opens. */
  readonly subjectId: string
  /** From where, as a keyed hash: the narrowest network of the address; the same for all where limits are relaxed. */
  readonly network: string
  /** The widest of them (`network-of.ts`), likewise. */
  readonly wideNetwork: string
  /**
   * `owner` is a session that proved the e-mail before, or opened the link of a code's message. Others ask for an
   * account (`stranger`), or for a registration of an e-mail that has an account already (`newcomerBeside`) or none
   * (`newcomer`).
   */
  readonly standing: 'owner' | 'stranger' | 'newcomer' | 'newcomerBeside'
  /**
   * Purposes (a session's registration, or its wish to return) that one network may have at a time; many where
   * relaxed.
   */
  readonly purposesOfNetwork: number
}

/** A code of the past hour to the same mailbox. */
export interface SentCode {
  readonly sessionId: string
  readonly subjectId: string
  readonly network: string
  readonly wideNetwork: string
  readonly isNewcomer: boolean
  /** The session had proved the e-mail before, or did by this code. */
  readonly isOwners: boolean
  readonly sentAt: Date
}

/**
 * Whole seconds until another code may be sent, 0 for at once: 30 s after the session's last one for the same, and
 * where
 * `hasCodeLeft` says so. `sent` are the mailbox's of the past hour; those of a clock that was ahead of this one shut
 * nobody out.
 */
export function secondsUntilNextCode(asker: CodeRequester, sent: readonly SentCode[], now: Date): number {
  const known = sent
    .filter(({ sentAt }) => sentAt.getTime() <= now.getTime() + CODE_RULES.skewMs)
    .toSorted((one, other) => one.sentAt.getTime() - other.sentAt.getTime())
  const last = known.findLast((code) => isSamePurpose(code, asker))
  const allowedAt = Math.max(
    last ? last.sentAt.getTime() + CODE_RULES.pauseMs : 0,
    allowedByShares(asker, known, now),
  )
  return Math.max(0, Math.ceil((allowedAt - now.getTime()) / 1000))
}

/** When the shares allow another: now, or as one of the codes becomes an hour old. Milliseconds since 1970. */
function allowedByShares(asker: CodeRequester, known: readonly SentCode[], now: Date): number {
  for (let gone = 0; gone <= known.length; gone++) {
    if (hasCodeLeft(asker, known.slice(gone)))
      return (known[gone - 1]?.sentAt.getTime() ?? now.getTime() - CODE_RULES.hourMs) + CODE_RULES.hourMs
  }
  return now.getTime() + CODE_RULES.hourMs
}

/**
 * Whether one who asks has a code left (docs/rules/access.md: shares). Alone everybody has five. The owner's own codes
 * and at most two of all strangers' count for the owner. A stranger has what the owner and the stranger's own network
 * leave, and what each other network asked for counts two at most, however wide it is; so do all registrations for who
 * asks for an account. Registrations of an e-mail that has an account get two together, and a network has two purposes
 * that nobody proved.
 */
export function hasCodeLeft(asker: CodeRequester, sent: readonly SentCode[]): boolean {
  const { perHour, share } = CODE_RULES
  const owners = sent.filter(({ isOwners }) => isOwners).length
  const strangers = sent.filter(({ isOwners }) => !isOwners)
  if (asker.standing === 'owner') return owners + Math.min(share, strangers.length) < perHour
  const registrations = strangers.filter(({ isNewcomer }) => isNewcomer)
  if (asker.standing === 'newcomerBeside' && registrations.length >= share) return false
  const here = strangers.filter(({ network }) => network === asker.network)
  if (!here.some((code) => isSamePurpose(code, asker)) && countPurposes(here) >= asker.purposesOfNetwork) {
    return false
  }
  if (asker.standing !== 'stranger') return owners + weigh(strangers, asker) < perHour
  const returning = strangers.filter(({ isNewcomer }) => !isNewcomer)
  return owners + weigh(returning, asker) + Math.min(share, registrations.length) < perHour
}

/**
 * What codes weigh on one who asks: all of the same network's, of each other one two at most. Far away a network is a
 * wide one, so that nobody has many; what lies in the asker's own wide network is told apart, as neighbours are.
 */
function weigh(codes: readonly SentCode[], asker: Pick<CodeRequester, 'network' | 'wideNetwork'>): number {
  const isNear = ({ wideNetwork }: SentCode) => wideNetwork === asker.wideNetwork
  const byNetwork = Map.groupBy(codes, (code) => (isNear(code) ? code.network : code.wideNetwork))
  let weight = 0
  for (const [from, { length }] of byNetwork)
    weight += from === asker.network ? length : Math.min(CODE_RULES.share, length)
  return weight
}

function countPurposes(codes: readonly SentCode[]): number {
  return new Set(codes.map(({ sessionId, subjectId }) => `${sessionId} ${subjectId}`)).size
}

function isSamePurpose(code: SentCode, { sessionId, subjectId }: CodeRequester): boolean {
  return code.sessionId === sessionId && code.subjectId === subjectId
}
