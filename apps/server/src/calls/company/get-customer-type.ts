import { fieldMessages } from '@benefits/copy/field-messages'
import { EMAIL_MAX_LENGTH, parseEmail } from '@benefits/domain/contact/parse-email'
import { parseCpf } from '@benefits/domain/document/parse-cpf'
import { requireBare } from '@benefits/domain/document/require-bare'
import { getCustomerType as definition } from '@benefits/wire/company/get-customer-type'
import type { RefusedField } from '@benefits/wire/input/refusal'
import { done, refuse } from '../../outcome/outcome.ts'
import { findUser } from '../../services/access/find-user.ts'
import { findWrittenCompany } from '../../services/company/find-company.ts'
import { assessCustomer } from '../../services/customer/assess-customer.ts'
import { waitForType } from '../../services/customer/wait-for-type.ts'
import { answerCall } from '../handled-call.ts'
import { readCodes } from '../read-codes.ts'

/** The customer type for the chosen products and the account behind e-mail or CPF. */
export const getCustomerType = answerCall(definition, async ({ params, query }, context, parts) => {
  const found = await findWrittenCompany(params.cnpj, context, parts)
  if (!found.ok) return found
  const email = parseEmail(query.email)
  const cpf = requireBare(parseCpf)(query.cpf)
  if (email === null || cpf === null)
    return refuse('fieldsRefused', { fields: refusedFields({ email, cpf }, query.email) })
  const { cnpj } = found.answer
  if (!(await parts.ports.registry.mayHire(cnpj, email))) return refuse('emailNotPermitted')
  const wait = await waitForType(cnpj, context, parts)
  if (wait > 0) return refuse('tooMany', { retryAfter: wait })
  const [{ customerType }, user] = await Promise.all([
    assessCustomer(found.answer, readCodes(query.productCodes), context, parts),
    findUser({ cnpj, cpf, email }, context, parts),
  ])
  return done({ result: { customerType, user } })
})

function refusedFields(
  { email, cpf }: { email: string | null; cpf: string | null },
  askedEmail: string,
): RefusedField[] {
  const wrongEmail = askedEmail.length > EMAIL_MAX_LENGTH ? 'max70Characters' : 'emailInvalid'
  return [
    ...(cpf === null ? [{ field: 'cpf', message: fieldMessages.cpfInvalid }] : []),
    ...(email === null ? [{ field: 'emailAcesso', message: fieldMessages[wrongEmail] }] : []),
  ]
}
