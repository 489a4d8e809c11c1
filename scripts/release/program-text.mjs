/** The Node that a release is built for; an older one cannot even read it. */
export const NODE = 24

/**
 * Text of a program that imports `path`, or says in one line that this Node is older than `least`: in words that every
 * Node can read, since the import would fail with those of a parser.
 * @param {string} path
 * @param {number} least
 */
export function programText(path, least) {
  return `if (Number(process.versions.node.split('.')[0]) < ${least}) {
  console.error('This release needs Node ${least} or newer, and this is Node ' + process.versions.node + '.')
  process.exit(1)
}
await import('${path}')
`
}
