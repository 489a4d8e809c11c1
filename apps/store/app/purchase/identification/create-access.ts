import { CODE } from '@benefits/copy/code-of-refusal'
import { maskEmail } from '@benefits/domain/contact/mask-email'
import type { CommandProblem } from '../../commands/command-result.ts'
import { runCommand } from '../../commands/run-command.ts'
import { register, toFound } from '../../visit/access-moves.ts'
import { proofOf } from '../../visit/access-slice.ts'
import { beginAttempt, endAttempt, isWaitingHere, openFound, openMade } from '../../visit/account-moves.ts'
import type { VisitorStore } from '../../visit/visitor-store.ts'
import { toRegistration } from '../access/public.ts'

/** How making the access ended: the verification screen may open, somebody else has these data, or a refusal. */
export type CreateOutcome =
  | { readonly kind: 'created' }
  | { readonly kind: 'taken'; readonly maskedEmail: string }
  | { readonly kind: 'refused'; readonly problem: CommandProblem }

/** A refusal that the server will repeat: the next send is another attempt. */
const isFinal = (status: number) => status >= 400 && status < 500

/**
 * Makes the access account of the registration; a null password is an account of before. The same attempt may be sent
 * any number of times. What this session registered before and never validated is registered again, with what was
 * corrected since. `accountTaken` is no dead end: the account that is there is opened by its code.
 */
export async function createAccess(store: VisitorStore, password: string | null): Promise<CreateOutcome> {
  const { access } = store.getState()
  if (proofOf(access).hasAccess && !isWaitingHere(access)) return { kind: 'created' }
  const registration = toRegistration(access)
  if (!registration) return { kind: 'taken', maskedEmail: '' }
  const attempt = access.attempt || crypto.randomUUID()
  store.move(beginAttempt, attempt)
  const result = await runCommand('createAccount', {
    body: {
      ...registration,
      ...(password === null ? {} : { password, confirmedPassword: password }),
      acceptedTerms: access.draft.acceptedTerms,
      newsletter: access.draft.newsletter,
    },
    idempotencyKey: attempt,
  })
  if (result.ok) {
    store.move(openMade, result.answer.id)
    return { kind: 'created' }
  }
  if (isFinal(result.problem.status)) store.move(endAttempt)
  return result.problem.code === CODE.accountTaken
    ? openExisting(store)
    : { kind: 'refused', problem: result.problem }
}

/** Opens the account that the e-mail has already, asking for whose it is where that is not known yet. */
async function openExisting(store: VisitorStore): Promise<CreateOutcome> {
  const { access, shopping } = store.getState()
  const registration = toRegistration(access)
  let user = access.known?.user ?? null
  if (user === null && registration) {
    const { cnpj, cpf, email } = registration
    const productCodes = shopping.cart.lines.map(({ productCode }) => String(productCode))
    const result = await runCommand('classifyCustomer', {
      params: { cnpj },
      query: { cpf, email, productCodes },
    })
    if (!result.ok) return { kind: 'refused', problem: result.problem }
    store.move(register, result.answer)
    user = toFound(result.answer)
  }
  const maskedEmail = user?.maskedEmail ?? ''
  // Found by the CPF, under another e-mail: its codes would go where the person does not look.
  if (user === null || maskedEmail !== maskEmail(access.draft.email)) return { kind: 'taken', maskedEmail }
  store.move(openFound, user)
  return { kind: 'created' }
}
