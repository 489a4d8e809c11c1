import { getCustomerType } from '@benefits/wire/company/get-customer-type'
import { answered, type CommandHandler } from './answer.server.ts'

/** Asks what the company is to the issuer, and whether the e-mail has an account. */
export const classifyCustomer: CommandHandler<'classifyCustomer'> = async (
  { cnpj, cpf, email, productCodes },
  calls,
) =>
  answered(
    await calls.send(getCustomerType, {
      params: { cnpj },
      query: { cpf, email, productCodes: productCodes.map(String) },
    }),
    ({ result }) => result,
  )
