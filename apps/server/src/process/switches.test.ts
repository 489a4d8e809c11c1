import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSwitches } from './switches.ts'

let dataDir: string
const told: string[] = []
const log = {
  info: (line: string) => told.push(`info ${line}`),
  error: (line: string) => told.push(`error ${line}`),
}
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'benefits-switches-'))
  told.length = 0
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const create = (maintenance = false) => createSwitches({ dataDir, maintenance }, log as never)
const write = (text: string) => writeFileSync(join(dataDir, 'maintenance'), text)

test.each(['1', 'true', 'yes\n', 'on', 'SIM'])('a file that says %j closes the store', (word) => {
  write(word)
  expect(create().maintenance()).toBe(true)
})

test.each(['0', 'false\n', 'no', 'Off', 'não'])(
  'a file that says %j opens it, whatever the variable says',
  (word) => {
    write(word)
    expect(create(true).maintenance()).toBe(false)
  },
)

test.each(['', 'flase', '2'])('a file that says %j closes the store, loudly', (word) => {
  write(word)
  expect(create().maintenance()).toBe(true)
  expect(told[0]).toMatch(/^error the maintenance file .* 1, true, yes, on, sim or 0, false/)
})

test('what cannot be read closes it too; without a file the variable decides', () => {
  mkdirSync(join(dataDir, 'maintenance'))
  expect(create().maintenance()).toBe(true)
  rmSync(join(dataDir, 'maintenance'), { recursive: true })
  expect([create(false).maintenance(), create(true).maintenance()]).toEqual([false, true])
})

test('reading it again says what came of it', () => {
  const switches = create()
  write('sim')
  switches.reread()
  write('0')
  switches.reread()
  rmSync(join(dataDir, 'maintenance'))
  switches.reread()
  expect(told).toEqual([
    'info SIGHUP: the store is closed for maintenance, by the maintenance file',
    'info SIGHUP: the store is open, by the maintenance file',
    'info SIGHUP: the store is open, by the variable MAINTENANCE',
  ])
})

test('the switch of all processes wins over the variable, and the file over both', () => {
  const switches = create(true)
  switches.share(false)
  switches.share(false)
  expect(switches.maintenance()).toBe(false)
  write('1')
  switches.reread()
  switches.share(false)
  expect(switches.maintenance()).toBe(true)
  rmSync(join(dataDir, 'maintenance'))
  switches.reread()
  switches.share(null)
  expect(switches.maintenance()).toBe(true)
  expect(told).toEqual([
    'info closed for maintenance',
    'info the store is open, by the switch of all processes',
    'info SIGHUP: the store is closed for maintenance, by the maintenance file',
    'info SIGHUP: the store is open, by the switch of all processes',
    'info the store is closed for maintenance, by the variable MAINTENANCE',
  ])
})
