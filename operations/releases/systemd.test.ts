import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../support/free-port.ts'
import { type Booted, bootMachine, type Machine } from '../support/machine.ts'
import { eventually, ROOT, shippedFile } from '../support/programs.ts'
import { makeScratchDatabase, type ScratchDatabase } from '../support/scratch-database.ts'
import { visitorOf } from '../support/visitor.ts'

const UNIT = join(ROOT, 'docs', 'deploy', 'loja.service')
/** Where the machine that is booted has Node 24. */
const NODE = '/opt/node'
const PROPERTIES = [
  'ActiveState',
  'SubState',
  'Result',
  'NRestarts',
  'MainPID',
  'ExecMainCode',
  'ExecMainStatus',
]
/** Values that docs/deploy/on-debian.md says are read alike, as they stand and in single quotes. */
const PLAIN = 'abc.,:/@%+=_-9'
const SPECIAL = 'a b#c$d&e;f<g>h(i\\j*k'
/** From 0, which is safest, to 10. */
const MOST_EXPOSED = 3

it('the unit of docs/deploy is exposed to less than 3 of 10, as systemd judges it', () => {
  const judged = execFileSync('systemd-analyze', ['security', '--offline=yes', '--no-pager', UNIT], {
    encoding: 'utf8',
  })
  const [, exposure] = /Overall exposure level for loja\.service: ([\d.]+)/.exec(judged) ?? []
  expect(Number(exposure)).toBeLessThan(MOST_EXPOSED)
})

describe('the unit of docs/deploy, under a systemd that was booted for it', () => {
  let folder: string
  let database: ScratchDatabase
  let port: number
  let booted: Booted
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'loja-unit-'))
    database = await makeScratchDatabase()
    port = await freePort()
    const [operations, jobs] = [await freePort(), await freePort()]
    const release = join(folder, 'release')
    execFileSync(process.execPath, ['scripts/release.mjs', '--out', release], { cwd: ROOT, stdio: 'pipe' })
    const variables = [`PORT=${port}`, 'HOST=127.0.0.1', `OPERATIONS_PORT=${operations}`, 'DRAIN_SECONDS=1']
    const ofJobs = ['ROLE=jobs', `OPERATIONS_PORT=${jobs}`, `DATABASE_URL=${database.url}`]
    booted = await bootMachine({
      files: {
        '/etc/systemd/system/loja.service': shippedFile('loja.service', { '/usr/bin/node': NODE }),
        '/etc/loja.env': `${variables.join('\n')}\n`,
        // The same for a process that works on jobs alone.
        '/etc/systemd/system/loja-jobs.service': shippedFile('loja.service', {
          '/usr/bin/node': NODE,
          '/etc/loja.env': '/etc/loja-jobs.env',
          '/var/lib/loja': '/var/lib/loja-jobs',
          '/var/cache/loja': '/var/cache/loja-jobs',
          'Directory=loja': 'Directory=loja-jobs',
        }),
        '/etc/loja-jobs.env': `${ofJobs.join('\n')}\n`,
        '/etc/quoted.env': `QUOTED='${SPECIAL}'\nPLAIN=${PLAIN}\n`,
      },
      shown: { '/opt/loja': release, [NODE]: process.execPath },
      enabled: ['loja.service', 'loja-jobs.service'],
    })
  })
  afterAll(async () => {
    if (booted && !('refusal' in booted)) await booted.close()
    await database?.drop()
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  })

  const ready = async () =>
    (await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => null))?.ok === true
  const stateOf = ({ run }: Machine, unit: string) => {
    const { said } = run('systemctl', 'show', unit, `--property=${PROPERTIES.join(',')}`)
    return Object.fromEntries(said.split('\n').map((line) => line.split(/=(.*)/s)))
  }
  const untilReady = (machine: Machine) =>
    eventually('the store to be ready', ready, {
      told: () => machine.run('journalctl', '--unit=loja', '--no-pager', '--lines=60').said,
    })

  it('serves as an account of its own that can write its data alone, reads again, starts anew, ends in peace', async ({
    skip,
  }) => {
    if ('refusal' in booted) return skip(booted.refusal)
    const machine = booted
    await untilReady(machine)
    const first = stateOf(machine, 'loja')
    expect(first).toMatchObject({ ActiveState: 'active', SubState: 'running', NRestarts: '0' })

    const { send, close } = visitorOf(`http://127.0.0.1:${port}`)
    const page = await send({ method: 'GET', path: '/', headers: { host: 'localhost' } })
    expect(page.status).toBe(200)
    expect(page.text).toContain('</html>')
    close()

    const status = machine.run('cat', `/proc/${first.MainPID}/status`).said
    expect(/^Uid:\t(\d+)/m.exec(status)?.[1]).not.toBe('0')
    expect(status).toMatch(/^CapEff:\t0+$/m)
    expect(status).toMatch(/^NoNewPrivs:\t1$/m)
    const data = machine.run('stat', '--dereference', '--format=%a %F', '/var/lib/loja').said
    expect(data).toBe('700 directory\n')

    expect(machine.run('systemctl', 'reload', 'loja')).toEqual({ code: 0, said: '' })
    expect(stateOf(machine, 'loja').MainPID).toBe(first.MainPID)

    machine.run('systemctl', 'kill', '--signal=KILL', 'loja')
    await eventually('another process', () => stateOf(machine, 'loja').NRestarts === '1')
    await untilReady(machine)
    const second = stateOf(machine, 'loja')
    expect(second).toMatchObject({ ActiveState: 'active', SubState: 'running' })
    expect(second.MainPID).not.toBe(first.MainPID)

    expect(machine.run('systemctl', 'stop', 'loja')).toEqual({ code: 0, said: '' })
    expect(stateOf(machine, 'loja')).toMatchObject({
      ActiveState: 'inactive',
      Result: 'success',
      // Exited by itself, not by a signal.
      ExecMainCode: '1',
      ExecMainStatus: '0',
    })
    expect(await ready()).toBe(false)
  })

  it('leads an operator beside the unit to the same account, folder and variables', async ({ skip }) => {
    if ('refusal' in booted) return skip(booted.refusal)
    const { run } = booted
    // The lines of the page, of the unit that has PostgreSQL: its store goes on.
    const [command = ''] = /^systemd-run[^`]+/m.exec(shippedFile('on-debian.md', {})) ?? []
    const words = command
      .replaceAll('\\\n', ' ')
      .replaceAll('/usr/bin/node', NODE)
      .replace('/etc/loja.env', '/etc/loja-jobs.env')
      .replace('/var/lib/loja', '/var/lib/loja-jobs')
      .replace('User=loja', 'User=loja-jobs')
      .replace('Directory=loja ', 'Directory=loja-jobs ')
      .trim()
      .split(/\s+/)
    await eventually('the tables to be there', () => run(words[0] ?? '', ...words.slice(1)).code === 0, {
      told: () => run(words[0] ?? '', ...words.slice(1)).said,
    })
    const { said } = run(words[0] ?? '', ...words.slice(1, -1), 'config', 'check')
    expect(said).toContain('ROLE')
    expect(run('stat', '--dereference', '--format=%a', '/var/lib/loja-jobs').said).toBe('700\n')
  })

  it('reads a value in single quotes as a shell and Node do', ({ skip }) => {
    if ('refusal' in booted) return skip(booted.refusal)
    const file = join(folder, 'quoted.env')
    writeFileSync(file, `QUOTED='${SPECIAL}'\nPLAIN=${PLAIN}\n`)
    const both = [PLAIN, SPECIAL]
    const print = 'process.stdout.write([process.env.PLAIN, process.env.QUOTED].join("\\n"))'
    const byNode = execFileSync(process.execPath, [`--env-file=${file}`, '--eval', print], {
      encoding: 'utf8',
    })
    expect(byNode.split('\n')).toEqual(both)
    const shell = `set -a; . ${file}; set +a; printf '%s\n%s' "$PLAIN" "$QUOTED"`
    expect(execFileSync('/bin/sh', ['-ec', shell], { encoding: 'utf8' }).split('\n')).toEqual(both)
    const args = ['--pipe', '--wait', '--collect', '--quiet', '--property=EnvironmentFile=/etc/quoted.env']
    const { said } = booted.run('systemd-run', ...args, '/usr/bin/printenv', 'PLAIN', 'QUOTED')
    expect(said.trimEnd().split('\n')).toEqual(both)
  })

  it('works on jobs likewise', async ({ skip }) => {
    if ('refusal' in booted) return skip(booted.refusal)
    const { run } = booted
    const journal = () => run('journalctl', '--unit=loja-jobs', '--no-pager', '--output=cat').said
    await eventually('a process that works on jobs', () => journal().includes('Works on jobs.'), {
      told: journal,
    })
    const state = stateOf(booted, 'loja-jobs')
    expect(state).toMatchObject({ ActiveState: 'active', NRestarts: '0' })
    // Behind the name: state, parent and so on; the seventeenth says how far others go first (man 5 proc).
    const fields = run('cat', `/proc/${state.MainPID}/stat`).said.split(') ').at(-1)?.split(' ')
    expect(fields?.[16]).toBe(`${constants.priority.PRIORITY_BELOW_NORMAL}`)
    expect(run('systemctl', 'stop', 'loja-jobs').code).toBe(0)
    expect(stateOf(booted, 'loja-jobs')).toMatchObject({ Result: 'success', ExecMainStatus: '0' })
  })
})
