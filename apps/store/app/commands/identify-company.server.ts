import { getCompany } from '@benefits/wire/company/get-company'
import { answered, type CommandHandler } from './answer.server.ts'

/** Looks a company up by its CNPJ. */
export const identifyCompany: CommandHandler<'identifyCompany'> = async ({ cnpj }, calls) =>
  answered(await calls.send(getCompany, { params: { cnpj } }), ({ result }) => ({
    tradeName: result.tradeName,
    channelCode: result.channel.code,
    fiscalAddress: result.fiscalAddress,
    contractedProducts: result.contractedProducts,
  }))
