import type { IssuerFiles } from '../content-files.ts'
import type { ContentProblem } from '../problem.ts'

interface IssuerFolderFiles {
  readonly folder: string
  readonly files: IssuerFiles
}

/** What issuers say against each other: one main issuer, and host keywords that pick one issuer only. */
export function checkBetweenIssuers(issuers: readonly IssuerFolderFiles[]): readonly ContentProblem[] {
  const problems: ContentProblem[] = []
  const main = issuers.filter(({ files }) => files['issuer.json'].kind === 'main')
  if (main.length !== 1) {
    const message = `exactly one issuer must be of kind main, there are ${main.length}`
    problems.push({ folder: main[1]?.folder ?? '', file: 'issuer.json', path: 'issuer.kind', message })
  }
  const owners = new Map<string, string>()
  for (const { folder, files } of issuers) {
    const { kind, hostKeywords } = files['issuer.json']
    const say = (message: string) =>
      problems.push({ folder, file: 'issuer.json', path: 'issuer.hostKeywords', message })
    if (kind === 'bankPartner' && hostKeywords.length === 0) say('a bank partner needs a host keyword')
    if (kind === 'main' && hostKeywords.length > 0)
      say('the main issuer answers every other host: no keyword')
    for (const keyword of hostKeywords) {
      const owner = owners.get(keyword)
      if (owner !== undefined) say(`${keyword} is a keyword of ${owner} already`)
      owners.set(keyword, folder)
    }
  }
  return problems
}
