import { formatMobile } from '@benefits/domain/contact/format-phone'
import { maskEmail } from '@benefits/domain/contact/mask-email'
import { parseEmail } from '@benefits/domain/contact/parse-email'
import type { Commands } from '../commands/command-table.ts'
import {
  type AccessSlice,
  type Account,
  type FoundUser,
  maskedEmailOf,
  proofOf,
  type RegistrationDraft,
} from './access-slice.ts'
import type { VisitorState } from './visitor-state.ts'

/** Moves of an account that is made or opened: the steps of the account and its code load them. */

type Change = Pick<VisitorState, 'access'>

/** An account is about to be made, or made again, under one key. */
export function beginAttempt({ access }: VisitorState, attempt: string): Change {
  return { access: { ...access, attempt } }
}

/** What comes next is another attempt. */
export function endAttempt({ access }: VisitorState): Change {
  return { access: { ...access, attempt: '' } }
}

/**
 * The account was made now and its code mailed (docs/rules/access.md: first-code). One that is the registration of this
 * session, made again with what was corrected, is asked for a code.
 */
export function openMade({ access }: VisitorState, id: string): Change {
  const user = access.known?.user ?? null
  const isAgain = isWaitingHere(access)
  const whose = user === null || user.id !== id ? 'made' : user.isOwn ? 'ownFound' : 'found'
  const maskedEmail = isAgain ? maskedEmailOf(access) : maskEmail(access.draft.email)
  return {
    access: {
      ...access,
      account: { stage: 'waiting', id, maskedEmail, whose, isReturning: isAgain },
      step: 'verification',
    },
  }
}

/** The account that was there already is opened by its code. */
export function openFound({ access }: VisitorState, { id, maskedEmail, isOwn }: FoundUser): Change {
  const account = { id, maskedEmail, whose: isOwn ? 'ownFound' : 'found', isReturning: true } as const
  return { access: { ...access, account: { ...account, stage: 'waiting' }, step: 'verification' } }
}

/** The code was right, but by now an account has this e-mail or CPF: the data are looked at again, and asked about. */
export function recordTakenAccount({ access }: VisitorState): Change {
  const { account } = access
  const taken: Account =
    account.stage === 'none' ? account : { stage: 'taken', id: account.id, maskedEmail: account.maskedEmail }
  return { access: { ...access, account: taken, known: null, attempt: '', step: 'register' } }
}

/** What an account knows of its person, told once its code was right. */
type Proven = Commands['validateCode']['answer']

/** The code was right. What the account knows of its person stands in the form's place where nothing was typed. */
export function validate({ access }: VisitorState, { email, ...person }: Proven): Change {
  const { account, draft } = access
  if (account.stage !== 'waiting') return { access }
  return {
    access: {
      ...access,
      account: { ...account, stage: 'verified', email },
      draft: fillDraft(draft, person),
    },
  }
}

function fillDraft(
  draft: RegistrationDraft,
  { firstName, lastName, ddd, phone, birthDate }: Omit<Proven, 'email'>,
) {
  return {
    ...draft,
    firstName: draft.firstName || (firstName ?? ''),
    lastName: draft.lastName || (lastName ?? ''),
    mobile: draft.mobile || formatMobile(`${ddd ?? ''}${phone ?? ''}`),
    birthDate: draft.birthDate || (birthDate ?? '').split('-').reverse().join('/'),
  }
}

/**
 * The address that this tab typed and the codes go to, of an account that it made or is about to make; null where the
 * account was found rather than made, which may have another one, and where the form was changed since.
 */
export function typedEmail({ known, account, draft }: AccessSlice): string | null {
  const email = parseEmail(draft.email)
  if (known === null || email === null || account.stage === 'taken') return null
  if (account.stage === 'none') return known.user === null ? email : null
  const isMadeHere = account.whose === 'made' || isWaitingHere({ account })
  return isMadeHere && maskEmail(email) === account.maskedEmail ? email : null
}

/** Whether a password is still to be set: neither an account nor one of before is there. */
export function needsPassword({ known, account }: Pick<AccessSlice, 'known' | 'account'>): boolean {
  return known?.user?.isLegacy !== true && !proofOf({ account }).hasAccess
}

/** Whether the account is a registration of this session that was found again and waits for its code. */
export function isWaitingHere({ account }: Pick<AccessSlice, 'account'>): boolean {
  return account.stage === 'waiting' && account.whose === 'ownFound'
}
