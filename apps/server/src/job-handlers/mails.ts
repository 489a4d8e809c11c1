import type { MailOccasion } from '../repositories/mail-messages.ts'
import { verificationCodeMail } from '../services/access/mail-code.ts'
import { contractCopyMail } from '../services/hiring/mail-contract-copy.ts'
import { contractLinkMail } from '../services/hiring/mail-contract-link.ts'
import { leadFollowUpMail } from '../services/lead/follow-up-lead.ts'
import type { Mail, MailSubject } from '../services/mail/define-mail.ts'
import { proposalMail } from '../services/proposal/mail-proposal.ts'

/** Every kind of mail. What is said of a person, and erased with them, is found by these. */
export const MAILS: readonly Mail[] = [
  verificationCodeMail,
  contractCopyMail,
  contractLinkMail,
  proposalMail,
  leadFollowUpMail,
]

/** The mail of a kind, as it is spelled now or was when its job was enqueued; undefined for one that is not known. */
export function findMail(kind: string): Mail | undefined {
  return MAILS.find((mail) => mail.kind === kind || mail.formerKinds?.includes(kind))
}

/** The mail that an occasion is of; undefined for one that is not known. */
export function mailOfOccasion(occasion: string): Mail | undefined {
  return MAILS.find(({ kind }) => occasion.startsWith(`${kind}:`))
}

/** The occasions of all mails that are about such things, by their ids. */
export function occasionsAbout(
  ids: Readonly<Partial<Record<MailSubject, readonly string[]>>>,
): readonly MailOccasion[] {
  return MAILS.flatMap(({ kind, about }) => (ids[about] ?? []).map((id): MailOccasion => `${kind}:${id}`))
}
