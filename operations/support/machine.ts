import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { eventually } from './programs.ts'

const NSPAWN = '/usr/bin/systemd-nspawn'
/** What a Debian has in its root beside `/usr`. */
const LINKS = ['bin', 'sbin', 'lib', 'lib64']
const FOLDERS = ['dev', 'etc', 'opt', 'proc', 'root', 'run', 'sys', 'tmp', 'usr', 'var']
const TAKEN_OVER = ['/etc/os-release', '/etc/passwd', '/etc/group', '/etc/nsswitch.conf']

/** A Debian of its own over this machine's programs and network, in which systemd is the first process. */
export interface Machine {
  /** Runs a program in it; gives its exit code and what it printed. */
  readonly run: (
    command: string,
    ...args: readonly string[]
  ) => { readonly code: number; readonly said: string }
  readonly close: () => Promise<void>
}

/** Why there is none; a machine that was booted otherwise. */
export type Booted = Machine | { readonly refusal: string }

/**
 * Boots one with systemd-nspawn. Its files are `files` by their path, its units those that `enabled` names among them;
 * `shown` are folders and files of this machine by the path that they have there, none of which it can write. Gives the
 * reason where this machine boots none: who runs here is not root, or its kernel or keeper refuses.
 */
export async function bootMachine({
  files,
  shown,
  enabled,
}: {
  readonly files: Readonly<Record<string, string>>
  readonly shown: Readonly<Record<string, string>>
  readonly enabled: readonly string[]
}): Promise<Booted> {
  if (process.getuid?.() !== 0 || !existsSync(NSPAWN))
    return { refusal: 'a machine is booted by root with systemd-nspawn' }
  const root = mkdtempSync(join(tmpdir(), 'loja-machine-'))
  furnish(root, files)
  spawnSync('systemctl', [`--root=${root}`, 'enable', ...enabled])
  const binds = Object.entries({ '/usr': '/usr', ...shown }).map(
    ([there, here]) => `--bind-ro=${here}:${there}`,
  )
  const keeper = spawn(
    NSPAWN,
    // Without a keeper of machines, which a machine without systemd has not.
    ['--quiet', '--register=no', '--keep-unit', '--boot', `--directory=${root}`, ...binds],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let said = ''
  for (const stream of [keeper.stdout, keeper.stderr])
    stream.on('data', (chunk) => {
      said = `${said}${chunk}`.slice(-10_000)
    })
  const leaveNone = () => keeper.kill('SIGKILL')
  process.once('exit', leaveNone)
  const close = async () => {
    process.off('exit', leaveNone)
    await end(keeper)
    rmSync(root, { recursive: true, force: true, maxRetries: 5 })
  }
  const enter =
    (first: string) =>
    (command: string, ...args: readonly string[]) => {
      const all = ['--target', first, '--mount', '--uts', '--ipc', '--pid', '--cgroup', command, ...args]
      const { status, stdout, stderr } = spawnSync('nsenter', all, { encoding: 'utf8' })
      return { code: status ?? 1, said: `${stdout}${stderr}` }
    }
  try {
    const run = await eventually(
      'a machine that boots',
      () => {
        if (keeper.exitCode !== null) throw new Error(said)
        const first = firstProcessOf(keeper.pid ?? 0)
        if (!first) return null
        const inside = enter(first)
        return inside('systemctl', 'is-system-running').said.match(/^(?:running|degraded|starting)/)
          ? inside
          : null
      },
      { told: () => said },
    )
    return { run, close }
  } catch (error) {
    await close()
    return { refusal: `systemd-nspawn boots no machine here: ${String(error)}` }
  }
}

/** A root with what systemd asks for; all programs are this machine's. */
function furnish(root: string, files: Readonly<Record<string, string>>): void {
  chmodSync(root, 0o755)
  for (const folder of FOLDERS) mkdirSync(join(root, folder), { recursive: true })
  for (const link of LINKS) if (existsSync(`/usr/${link}`)) symlinkSync(`usr/${link}`, join(root, link))
  for (const file of TAKEN_OVER) if (existsSync(file)) copyFileSync(file, join(root, file))
  // Without one systemd turns on whatever is installed here.
  const own = { '/etc/machine-id': `${'0123456789abcdef'.repeat(2)}\n`, ...files }
  for (const [path, text] of Object.entries(own)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text, { mode: 0o600 })
  }
}

/** The number of the keeper's own systemd, once it runs. */
function firstProcessOf(pid: number): string | null {
  for (const child of childrenOf(pid)) {
    if (/^(?:\/usr)?\/lib\/systemd\/systemd/.test(commandOf(child))) return child
    const found = firstProcessOf(Number(child))
    if (found) return found
  }
  return null
}

function childrenOf(pid: number): readonly string[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean),
    )
  } catch {
    // It has just ended.
    return []
  }
}

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

/** Asks it to power off, and waits. */
async function end(keeper: ChildProcess): Promise<void> {
  if (keeper.exitCode !== null || keeper.signalCode !== null) return
  const ended = once(keeper, 'exit')
  keeper.kill('SIGTERM')
  await ended
}
