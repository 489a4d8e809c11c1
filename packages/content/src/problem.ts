/** One thing that is wrong in an issuer's data. `path` starts with the file's noun: `products.3.code`. */
export interface ContentProblem {
  /** The issuer's folder or a shared one, or '' when the problem lies between folders. */
  readonly folder: string
  readonly file: string
  readonly path: string
  readonly message: string
  /** Whose it is, where the value stands in a shared folder. */
  readonly issuer?: string
}

/** Each problem as one line: the file as a reader can open it, the field, what is wrong, whose it is if shared. */
export function describeProblems(problems: readonly ContentProblem[], root: string): readonly string[] {
  const issuers = new Map<string, ReadonlySet<string>>()
  for (const { folder, file, path, message, issuer } of problems) {
    const place = [root, folder, file].filter((part) => part !== '').join('/')
    const line = path === '' ? `${place}: ${message}` : `${place}: ${path}: ${message}`
    issuers.set(line, new Set([...(issuers.get(line) ?? []), ...(issuer === undefined ? [] : [issuer])]))
  }
  return [...issuers].map(([line, of]) => (of.size === 0 ? line : `${line} (${[...of].join(', ')})`))
}
