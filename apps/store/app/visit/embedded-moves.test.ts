import { parseCnpj } from '@benefits/domain/document/parse-cnpj'
import { expect, test } from 'vitest'
import { openVisit } from './embedded-moves.ts'
import { firstVisit } from './visitor-state.ts'

const cnpj = parseCnpj('22.333.444/0001-81')
if (!cnpj) throw new Error('no CNPJ')
const partner = { cnpj, email: 'ana@empresa.example', origin: 'ACESSO_VR_SPE' }

test('a partner’s entry fills company, e-mail and campaign, and verifies nothing', () => {
  const { access, customer } = { ...firstVisit, ...openVisit(firstVisit, partner) }
  expect(access).toMatchObject({ cnpjTyped: '22.333.444/0001-81', origin: null })
  expect(access.draft.email).toBe('ana@empresa.example')
  expect(access).toMatchObject({ known: null, account: { stage: 'none' } })
  expect(customer.utm).toEqual({
    source: 'leadSPE',
    medium: 'SPE',
    campaign: 'leadSPE',
    content: 'lead do Super Portal',
  })
})

test('a visit that goes on keeps what was typed since, and the campaign that it came by', () => {
  const utm = { source: 'a', medium: 'b', campaign: 'c' }
  const draft = { ...firstVisit.access.draft, email: 'outra@empresa.example' }
  const visit = {
    ...firstVisit,
    customer: { ...firstVisit.customer, utm },
    access: { ...firstVisit.access, cnpjTyped: '22.333.444/0001-81', draft },
  }
  const { access, customer } = { ...visit, ...openVisit(visit, partner) }
  expect(access.draft.email).toBe('outra@empresa.example')
  expect(customer.utm).toBe(utm)
  expect(openVisit({ ...visit, access: { ...access, cnpjTyped: '' } }, partner).access?.draft.email).toBe(
    'ana@empresa.example',
  )
})
