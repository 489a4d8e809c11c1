/** One thing that is wrong in an issuer's data. `path` starts with the file's noun: `products.3.code`. */
export interface ContentProblem {
  /** The issuer's folder, or '' when the problem lies between folders. */
  readonly folder: string
  readonly file: string
  readonly path: string
  readonly message: string
}

/** The problem as one line: the file as a reader can open it, the field, what is wrong. */
export function describeProblem(problem: ContentProblem, root: string): string {
  const place = [root, problem.folder, problem.file].filter((part) => part !== '').join('/')
  return problem.path === ''
    ? `${place}: ${problem.message}`
    : `${place}: ${problem.path}: ${problem.message}`
}
