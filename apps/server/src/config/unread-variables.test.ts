import { expect, it } from 'vitest'
import { environment } from '../config.ts'
import { unreadVariables } from './unread-variables.ts'

it('names what begins as a variable of the store and is none', () => {
  const given = { SMTP_PASSWORD: 'x', PORTAL_WEBHOOK_SECRETS: 'x', DATABASE_POOLSIZE: '3', PRD_HOST: 'x' }
  expect(unreadVariables(given)).toEqual(Object.keys(given).toSorted())
})

it('leaves what it reads, what issuers have of their own, and what is of others', () => {
  const read = Object.fromEntries(Object.keys(environment.shape).map((name) => [name, '']))
  const own = { MAIL_FROM_VRPAT: '', SEAL_P12_SICRE: '', SEAL_PASSWORD_SICRE: '' }
  const others = {
    PATH: '',
    HOME: '',
    SESSION_MANAGER: '',
    OTEL_TRACES_SAMPLER: '',
    NODE_OPTIONS: '',
    LOGNAME: '',
  }
  expect(unreadVariables({ ...read, ...own, ...others })).toEqual([])
})
