import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { embeddedInPrd } from './embedded-in-prd.ts'

const LIVE = { PRD_HOSTS: 'loja.example', CLIENT_ID: 'loja', CLIENT_SECRET: 'another' }
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
  expect(embeddedInPrd(readConfig({}))).toEqual([])
})

test('a PRD host is told of each port that is not the real world', () => {
  expect(embeddedInPrd(readConfig(LIVE)).map((line) => line.split(' ')[0])).toEqual([
    'MAIL=outbox',
    'PORTAL=outbox',
    'REGISTRY=sandbox',
    'POSTAL=ranges',
    'ACQUIRER=sandbox',
  ])
  const lines = embeddedInPrd(readConfig({ ...LIVE, ...REAL }))
  expect(lines.join()).not.toMatch(/MAIL|PORTAL|REGISTRY|POSTAL/)
})
