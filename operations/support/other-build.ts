import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A release that differs from this one in every hashed file and in a migration. */
export interface OtherBuild {
  readonly main: string
  readonly remove: () => void
}

const ROOT = join(import.meta.dirname, '..', '..')
const COPIED = [
  'apps',
  'packages',
  'scripts',
  'content',
  'package.json',
  'tsconfig.json',
  'tsconfig.base.json',
]
const LEFT = new Set(['node_modules', 'build', '.react-router', 'test', 'attacks', 'faults'])

/** What the other release changes: a file's words, and what stands there instead. */
const CHANGES = [
  ['apps/store/vite.config.ts', "'assets'}/[name]", "'assets'}/other-[name]"],
  [
    'apps/store/vite.config.ts',
    'output: { codeSplitting',
    "output: { entryFileNames: 'assets/other-[name]-[hash].js', chunkFileNames: 'assets/other-[name]-[hash].js', codeSplitting",
  ],
  [
    'apps/server/src/migrations/migrations.ts',
    '/** Applied in',
    `const otherRelease: StoreMigration = {
  up: async (db) => {
    await sql.raw("alter table leads add column other_release text not null default ''").execute(db)
    await sql.raw('create table other_releases (id uuid primary key)').execute(db)
  },
}

/** Applied in`,
  ],
  ['apps/server/src/migrations/migrations.ts', /\n\}\n$/, "\n  '999-other-release': otherRelease,\n}\n"],
  ['apps/server/src/migrations/migrations.ts', /^/, "import { sql } from 'kysely'\n"],
] as const

/** Builds the project as it would be with those changes, in a folder of its own; takes as long as a build. */
export function makeOtherBuild(): OtherBuild {
  const folder = mkdtempSync(join(tmpdir(), 'loja-other-'))
  for (const name of COPIED)
    cpSync(join(ROOT, name), join(folder, name), {
      recursive: true,
      filter: (path) => !LEFT.has(path.slice(path.lastIndexOf('/') + 1)),
    })
  for (const parts of ['node_modules', 'apps/store/node_modules', 'apps/server/node_modules'])
    if (existsSync(join(ROOT, parts))) symlinkSync(join(ROOT, parts), join(folder, parts))
  for (const [file, from, to] of CHANGES) {
    const path = join(folder, file)
    const text = readFileSync(path, 'utf8')
    const changed = text.replace(from, () => to)
    if (changed === text) throw new Error(`${file} has no ${from} to change`)
    writeFileSync(path, changed)
  }
  for (const app of ['store', 'server'])
    execFileSync('npm', ['run', '-s', 'build'], {
      cwd: join(folder, 'apps', app),
      stdio: ['ignore', 'ignore', 'pipe'],
    })
  return {
    main: join(folder, 'apps', 'server', 'build', 'main.js'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
