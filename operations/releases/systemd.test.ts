import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const UNIT = join(import.meta.dirname, '..', '..', 'docs', 'deploy', 'loja.service')
/** From 0, which is safest, to 10. */
const MOST_EXPOSED = 3

it('the unit of docs/deploy is exposed to less than 3 of 10, as systemd judges it', () => {
  const judged = execFileSync('systemd-analyze', ['security', '--offline=yes', '--no-pager', UNIT], {
    encoding: 'utf8',
  })
  const [, exposure] = /Overall exposure level for loja\.service: ([\d.]+)/.exec(judged) ?? []
  expect(Number(exposure)).toBeLessThan(MOST_EXPOSED)
})
