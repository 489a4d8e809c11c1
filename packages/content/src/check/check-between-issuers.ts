import type { IssuerFiles } from '../content-files.ts'
import type { ContentProblem } from '../problem.ts'

interface IssuerFolderFiles {
  readonly folder: string
  readonly files: IssuerFiles
}

/**
 * What issuers say against each other: one main issuer for every other host, and host keywords that pick one issuer
 * only.
 */
export function checkBetweenIssuers(issuers: readonly IssuerFolderFiles[]): readonly ContentProblem[] {
  const problems: ContentProblem[] = []
  const others = issuers.filter(({ files }) => {
    const { kind, hostKeywords } = files['issuer.json']
    return kind === 'main' && hostKeywords.length === 0
  })
  if (others.length !== 1) {
    const message = `exactly one issuer of kind main must have no host keyword, since it answers every other host; there are ${others.length}`
    problems.push({
      folder: others[1]?.folder ?? '',
      file: 'issuer.json',
      path: 'issuer.hostKeywords',
      message,
    })
  }
  const owners = new Map<string, string>()
  for (const { folder, files } of issuers) {
    const { kind, hostKeywords } = files['issuer.json']
    const say = (message: string) =>
      problems.push({ folder, file: 'issuer.json', path: 'issuer.hostKeywords', message })
    if (kind === 'bankPartner' && hostKeywords.length === 0) say('a bank partner needs a host keyword')
    for (const keyword of hostKeywords) {
      const owner = owners.get(keyword)
      if (owner !== undefined) say(`${keyword} is a keyword of ${owner} already`)
      owners.set(keyword, folder)
    }
  }
  return problems
}
