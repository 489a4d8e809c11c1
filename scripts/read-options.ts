import { type ParseArgsConfig, parseArgs } from 'node:util'

/** A mistake in a command line; its message is for whoever typed it. */
export class WrongOptions extends Error {}

/**
 * The options of a script's command line, as `parseArgs` reads them. `--help` prints `usage` and ends with 0; what
 * cannot be read is a sentence above the usage, and the end with 2.
 */
export function readOptions<Config extends ParseArgsConfig>(usage: string, config: Config) {
  const { help } = parseArgs({ options: { help: { type: 'boolean' } }, strict: false }).values
  if (help === true) {
    console.log(usage)
    process.exit(0)
  }
  try {
    return parseArgs(config)
  } catch (error) {
    endWith(usage, error)
  }
}

/**
 * Runs a script's work: a `WrongOptions` is told above the usage, any other failure in its own words, without a
 * stack.
 */
export async function runScript(usage: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (error instanceof WrongOptions) endWith(usage, error)
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}

/** The number that an option holds, between `least` and `most`. */
export function numberOf(
  name: string,
  text: string,
  { least, most }: { readonly least: number; readonly most: number },
): number {
  const number = text.trim() === '' ? Number.NaN : Number(text)
  if (number >= least && number <= most) return number
  throw new WrongOptions(`--${name} takes a number from ${least} to ${most}.`)
}

function endWith(usage: string, error: unknown): never {
  console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`)
  process.exit(2)
}
