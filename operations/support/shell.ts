import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { account } from './programs.ts'

/** A shell in a folder, as somebody sits before it: variables and programs stay from line to line. */
export interface Shell {
  /** Runs lines to their end and gives what they printed; rejects with that where one of them fails. */
  run(lines: string): Promise<string>
  /** The programs that still run in its folder, but for itself. */
  left(): readonly string[]
}

/** Starts one as the database's account; what was started from it ends with the test at the latest. */
export function startShell(
  folder: string,
  env: Readonly<Record<string, string>>,
  atEnd: (work: () => unknown) => void,
): Shell {
  const shell = spawn('/bin/bash', ['-e'], {
    cwd: folder,
    ...account,
    env: { PATH: '/usr/local/bin:/usr/bin:/bin', LANG: 'C.UTF-8', ...env },
    stdio: 'pipe',
  })
  const others = () => readdirSync('/proc').filter((pid) => pid !== `${shell.pid}` && isIn(folder, pid))
  const end = () => {
    shell.kill('SIGKILL')
    for (const pid of others()) kill(Number(pid))
  }
  // The run may be ended before the test is.
  process.once('exit', end)
  atEnd(() => {
    process.off('exit', end)
    end()
  })
  const ended = once(shell, 'exit').then(() => false)
  let said = ''
  for (const stream of [shell.stdout, shell.stderr])
    stream.on('data', (chunk) => {
      said += chunk
    })
  return {
    run: async (lines) => {
      const mark = randomBytes(8).toString('hex')
      said = ''
      // What a program reads are not the lines that follow.
      shell.stdin.write(`{\n${lines}\n} < /dev/null\necho ${mark}\n`)
      const untilMark = async () => {
        while (!said.includes(mark)) await once(shell.stdout, 'data')
        return true
      }
      if (!(await Promise.race([untilMark(), ended])))
        throw new Error(`These lines failed:\n${lines}\n${said}`)
      return said.replace(`${mark}\n`, '')
    },
    left: () => others().map((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')),
  }
}

function kill(pid: number) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // Ended since it was seen.
  }
}

function isIn(folder: string, pid: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`).startsWith(folder)
  } catch {
    // No process, or one that has just ended.
    return false
  }
}
