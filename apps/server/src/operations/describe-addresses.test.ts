import { DEFAULT_ROOT } from '@benefits/content/default-root'
import { loadContent } from '@benefits/content/load-content'
import { expect, it } from 'vitest'
import { describeAddresses } from './describe-addresses.ts'

it('lists each issuer under a host of its own, main issuer first', async () => {
  const content = await loadContent(DEFAULT_ROOT)
  const shipped = new Map([...content].filter(([code]) => ['VRPAT', 'JVCEF', 'SICRE'].includes(code)))
  const lines = describeAddresses(shipped, { port: 3000, operationsPort: 9464, outbox: true })
  const addresses = lines.split('\n').map((line) =>
    line
      .trim()
      .split(/\s{2,}/)
      .at(-1),
  )
  expect(addresses).toEqual([
    'http://localhost:3000/',
    'http://banco.localhost:3000/',
    'http://cooperativa.localhost:3000/',
    'http://localhost:3000/api/docs',
    'http://localhost:3000/dev/caixa-de-saida',
    'http://127.0.0.1:9464/metrics',
  ])
})

it('leaves the outbox out where mail is sent', async () => {
  const lines = describeAddresses(await loadContent(DEFAULT_ROOT), {
    port: 3000,
    operationsPort: 9464,
    outbox: false,
  })
  expect(lines).not.toContain('caixa-de-saida')
})
