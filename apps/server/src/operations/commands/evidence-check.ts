import { checkChain, listChains } from '../../repositories/check-chain.ts'
import { sha256 } from '../../services/contract/identify-contract.ts'
import { type Command, EXIT } from './command.ts'

/** Whether accepted contracts are as they were accepted. */
export const evidenceCheck: Command = {
  words: 'evidence check',
  about: 'follows the chains of accepted contracts',
  run: async (_given, desk) => {
    const { kysely } = await desk.database()
    const reports = []
    for (const issuer of await listChains(kysely))
      reports.push({ issuer, ...(await checkChain(kysely, issuer, sha256)) })
    const lines = reports.flatMap(({ issuer, links, problems }) => [
      `${issuer}: ${links} links, ${problems.length === 0 ? 'as they were made' : 'NOT as they were made'}`,
      ...problems.map((problem) => `  ${problem}`),
    ])
    return {
      exit: reports.every(({ problems }) => problems.length === 0) ? EXIT.done : EXIT.failed,
      json: reports,
      text: lines.join('\n') || 'There is no chain yet.',
    }
  },
}
