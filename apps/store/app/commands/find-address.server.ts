import { findAddress as call } from '@benefits/wire/address/find-address'
import { answered, type CommandHandler } from './answer.server.ts'

/** Address of a postal code, for the form to fill in. */
export const findAddress: CommandHandler<'findAddress'> = async ({ cep }, calls) =>
  answered(await calls.send(call, { params: { cep } }), (address) => address)
