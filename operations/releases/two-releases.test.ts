import { expect, it } from 'vitest'
import { run } from '../../scripts/run.mjs'

it('buyers in browsers pass from one release to another behind HAProxy without noticing', async () => {
  const config = ['-c', 'operations/playwright.config.ts', 'two-releases']
  const { code, output } = await run('playwright', ['test', ...config], { quiet: true })
  expect(code, output).toBe(0)
})
