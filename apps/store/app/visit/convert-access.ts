import { STORE_ORIGIN } from '@benefits/domain/access/access-origin'
import type { AccessSlice, Account } from './access-slice.ts'

/** Access management as copies of version 6 have it. */
export interface FormerAccess extends Omit<AccessSlice, 'known' | 'account'> {
  readonly isRegistered: boolean
  readonly userId: string | null
  readonly maskedEmail: string
  readonly accountId: string | null
  readonly hasAccess: boolean
  readonly isReturning: boolean
  readonly isLegacy: boolean
  readonly isCodeValidated: boolean
  readonly validatedEmail: string | null
}

/** The stages that the flags of version 6 meant. */
export function convertAccess(former: FormerAccess): AccessSlice {
  const { step, cnpjTyped, draft, attempt, origin, userId, maskedEmail, isLegacy, isRegistered } = former
  const isOwn = isLegacy && origin === STORE_ORIGIN
  const user = userId === null ? null : { id: userId, maskedEmail, isLegacy, isOwn }
  const known = isRegistered ? { user } : null
  return { step, cnpjTyped, draft, attempt, origin, known, account: toAccount(former, isOwn) }
}

function toAccount(former: FormerAccess, isOwn: boolean): Account {
  const { accountId: id, userId, maskedEmail, hasAccess, isReturning, isCodeValidated } = former
  if (id === null) return { stage: 'none' }
  if (!hasAccess) return { stage: 'taken', id, maskedEmail }
  const whose = id !== userId ? 'made' : isOwn ? 'ownFound' : 'found'
  const held = { id, maskedEmail, isReturning, whose } as const
  return isCodeValidated
    ? { ...held, stage: 'verified', email: former.validatedEmail ?? former.draft.email }
    : { ...held, stage: 'waiting' }
}
