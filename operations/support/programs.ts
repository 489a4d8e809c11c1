import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** The repository's root. */
export const ROOT = join(import.meta.dirname, '..', '..')

/** A program of the system, while a test needs it. */
export interface Program {
  readonly child: ChildProcess
  /** What it said last, for whoever wonders why it did not work. */
  output(): string
  /** Asks it to end, or kills it, and waits until it has. */
  end(signal?: NodeJS.Signals): Promise<void>
}

const KEPT_CHARACTERS = 100_000

/** PostgreSQL and its kin refuse root: root hands over to `postgres`, whose package makes it. */
export const account = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {}

function idOf(which: '-u' | '-g'): number {
  return Number(spawnSync('id', [which, 'postgres'], { encoding: 'utf8' }).stdout)
}

/** Starts a program as the database's account, in a folder that is its own. */
export function startProgram(
  command: string,
  args: readonly string[],
  { cwd = '/', env = {} }: { readonly cwd?: string; readonly env?: Readonly<Record<string, string>> } = {},
): Program {
  const child = spawn(command, args, {
    cwd,
    ...account,
    env: { PATH: process.env.PATH, LANG: 'C.UTF-8', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // The run may be ended before the test is.
  const leaveNone = () => child.kill('SIGKILL')
  process.once('exit', leaveNone)
  const exited = once(child, 'exit').then(() => process.off('exit', leaveNone))
  exited.catch(() => {})
  let output = ''
  const take = (chunk: Buffer) => {
    output = `${output}${chunk}`.slice(-KEPT_CHARACTERS)
  }
  child.stdout.on('data', take)
  child.stderr.on('data', take)
  return {
    child,
    output: () => output,
    end: async (signal = 'SIGTERM') => {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal)
      await exited
    },
  }
}

/** Runs a program of the database's account to its end and gives what it printed; throws with it where it fails. */
export function runProgram(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): string {
  return execFileSync(command, args, {
    cwd: '/',
    ...account,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, LANG: 'C.UTF-8', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** A folder of the database's account, gone with the test. */
export function makeFolder(onTestFinished: (work: () => void) => void): string {
  const folder = mkdtempSync(join(tmpdir(), 'loja-night-'))
  if (account.uid !== undefined) chownSync(folder, account.uid, account.gid)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

const LOOK_MS = 100

/** Looks until `look` gives something; throws with what `program` said where it takes longer than `patienceMs`. */
export async function eventually<T>(
  what: string,
  look: () => Promise<T | null | undefined | false> | T | null | undefined | false,
  {
    patienceMs = 120_000,
    told = () => '',
  }: { readonly patienceMs?: number; readonly told?: () => string } = {},
): Promise<T> {
  const until = performance.now() + patienceMs
  for (;;) {
    const found = await look()
    if (found !== null && found !== undefined && found !== false) return found
    if (performance.now() > until) throw new Error(`Waited in vain for ${what}.\n${told()}`)
    await wait(LOOK_MS)
  }
}

/** A file of docs/deploy with what belongs to a test in place of what it says; each must be in it. */
export function shippedFile(name: string, changes: Readonly<Record<string, string>>): string {
  return Object.entries(changes).reduce(
    (text, [said, own]) => {
      if (!text.includes(said)) throw new Error(`docs/deploy/${name} does not say: ${said}`)
      return text.replaceAll(said, own)
    },
    readFileSync(join(ROOT, 'docs', 'deploy', name), 'utf8'),
  )
}
