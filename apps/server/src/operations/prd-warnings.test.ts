import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { prdWarnings } from './prd-warnings.ts'

const LIVE = {
  PRD_HOSTS: 'loja.example',
  CLIENT_ID: 'loja',
  CLIENT_REDIRECTS: 'https://loja.example/',
  CLIENT_SECRET: 'another secret of thirty-two characters',
  SANDBOXES_ALLOWED: 'acquirer, registry, mail, portal',
}
const REAL = {
  MAIL: 'smtp',
  SMTP_URL: 'smtp://mail.example',
  PORTAL: 'webhook',
  PORTAL_WEBHOOK_URL: 'https://portal.example/orders',
  PORTAL_WEBHOOK_SECRET: 'a secret of at least thirty-two characters',
  REGISTRY: 'brasilapi',
  POSTAL: 'viacep',
}

test('a development store is not warned', () => {
  expect(prdWarnings(readConfig({}))).toEqual([])
})

test('a PRD host is told of each port that is not the real world, and of a proxy that nobody named', () => {
  expect(prdWarnings(readConfig(LIVE)).map((line) => line.split(' ')[0])).toEqual([
    'MAIL=outbox',
    'PORTAL=outbox',
    'REGISTRY=sandbox',
    'POSTAL=ranges',
    'ACQUIRER=sandbox',
    'no',
  ])
  const lines = prdWarnings(readConfig({ ...LIVE, ...REAL, TRUST_PROXY: '10.0.0.1' }))
  expect(lines.join()).not.toMatch(/MAIL|PORTAL|REGISTRY|POSTAL|TRUST_PROXY/)
})
