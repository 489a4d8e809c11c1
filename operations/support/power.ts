import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The disk below a folder, as it will be found after a power cut. */
export interface Power {
  /** Variables of a process whose files are kept; its power is cut instead of its sync number `cutAt`. */
  environment(cutAt?: number): Readonly<Record<string, string>>
  /** Counts everything below the root as synced: what a test put there. */
  keepAll(): void
  /** Syncs of the last process. */
  syncs(): number
  /** Writes what had reached the disk into a new folder: what was below the root. */
  restore(into: string): void
}

/** Builds the library that keeps what was synced below `root`, in `folder`. */
export function watchPower(root: string, folder: string): Power {
  const library = join(folder, 'power.so')
  const disk = join(folder, 'disk')
  mkdirSync(disk)
  const source = join(import.meta.dirname, 'power.c')
  execFileSync('gcc', ['-O1', '-shared', '-fPIC', '-o', library, source, '-lpthread'])

  const restore = (key: string, into: string) => {
    mkdirSync(into, { recursive: true })
    const names = join(disk, `d-${key}`)
    if (!existsSync(names)) return
    // A name may stand twice: given anew after its file was deleted.
    for (const line of readFileSync(names, 'utf8').split('\n').filter(Boolean)) {
      const [of = '', kind, ...name] = line.split(' ')
      const path = join(into, name.join(' '))
      const bytes = join(disk, `f-${of}`)
      if (kind === 'd') restore(of, path)
      else if (existsSync(bytes)) copyFileSync(bytes, path)
      else writeFileSync(path, '')
    }
  }
  const environment = (cutAt?: number) => ({
    LD_PRELOAD: library,
    POWER_ROOT: root,
    POWER_DISK: disk,
    ...(cutAt === undefined ? {} : { POWER_CUT_AT: String(cutAt) }),
  })
  return {
    environment,
    keepAll: () => {
      execFileSync('find', [root, '-exec', 'sync', '{}', '+'], {
        env: { PATH: process.env.PATH, ...environment() },
      })
    },
    syncs: () => Number(readFileSync(join(disk, 'syncs'), 'utf8')),
    restore: (into) => restore(keyOf(root), into),
  }
}

/** As the library names it. */
function keyOf(path: string): string {
  const { ino, birthtimeNs } = statSync(path, { bigint: true })
  const second = 1_000_000_000n
  return [ino, birthtimeNs / second, birthtimeNs % second].map((part) => part.toString(16)).join('-')
}
