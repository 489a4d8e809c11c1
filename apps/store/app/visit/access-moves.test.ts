import { sampleLine } from '@benefits/domain/cart/sample-lines'
import { SQUARE } from '@benefits/domain/customer/sample-address'
import { describe, expect, test } from 'vitest'
import * as accessMoves from './access-moves.ts'
import { type AccessSlice, emptyDraft, noAccess, proofOf } from './access-slice.ts'
import * as accountMoves from './account-moves.ts'
import { firstVisit, type VisitorState } from './visitor-state.ts'
import type { Move } from './visitor-store.ts'

const moves = { ...accessMoves, ...accountMoves }
const { identify, isSessionLost, isWaitingHere, needsPassword, register, typedEmail, typeRegistration } =
  moves

const known = { tradeName: 'Padaria Estrela do Sul', fiscalAddress: SQUARE }
const company = { ...known, channelCode: null, channelName: null }
const answer = { ...known, channel: { code: null }, contractedProducts: [] }
const draft = { ...emptyDraft, firstName: 'Marina', email: 'marina@padaria.example', cpf: '529.982.247-25' }

const made = {
  stage: 'waiting',
  id: 'account',
  maskedEmail: 'mar***',
  whose: 'made',
  isReturning: false,
} as const
const bought: VisitorState = {
  ...firstVisit,
  customer: { ...firstVisit.customer, company: { ...company, cnpj: '11222333000181' }, leadId: 'lead' },
  access: { ...noAccess, draft, known: { user: null }, account: made },
  purchase: { ...firstVisit.purchase, cartId: 'cart' },
}

/** The access after a move of a visit. */
function after<Given extends readonly unknown[]>(
  access: AccessSlice,
  move: Move<Given>,
  ...given: Given
): AccessSlice {
  return move({ ...bought, access }, ...given).access ?? access
}

describe('identifying a company', () => {
  test('the same company keeps its lead, account and cart', () => {
    const { customer, access, purchase } = identify(bought, '11.222.333/0001-81', answer)
    expect([customer?.leadId, access?.account, purchase?.cartId]).toEqual(['lead', made, 'cart'])
  })

  test('another company starts without lead, account and cart, and keeps what was typed', () => {
    const { customer, access, purchase } = identify(bought, '12.ABC.345/01DE-35', answer)
    expect([customer?.leadId, access?.account, purchase?.cartId]).toEqual([null, { stage: 'none' }, null])
    expect(customer?.company).toEqual({ ...company, cnpj: '12ABC34501DE35' })
    expect(access?.draft).toEqual(draft)
  })

  test('what was typed of a company’s order is not another’s; who asks for it stays', () => {
    const contact = { cnpj: '', name: 'Marina', email: '', mobile: '' }
    const typing = { ...bought, order: { contact, typed: {} as never, company: {} as never } }
    expect(identify(typing, '11.222.333/0001-81', answer).order).toBe(typing.order)
    expect(identify(typing, '12.ABC.345/01DE-35', answer).order).toEqual({ ...firstVisit.order, contact })
  })

  test('what is not sold where one company is may be chosen for another', () => {
    const cart = { ...bought.shopping.cart, removedProducts: [{ id: 34, name: 'Auto' }] }
    const shown = { ...bought, shopping: { ...bought.shopping, cart } }
    const removedAt = (cnpj: string) => identify(shown, cnpj, answer).shopping?.cart.removedProducts
    expect(removedAt('11.222.333/0001-81')).toEqual(cart.removedProducts)
    expect(removedAt('12.ABC.345/01DE-35')).toEqual([])
  })

  test('what it has already leaves the cart, which is priced anew', () => {
    const lines = [sampleLine(), sampleLine({ productCode: 34 })]
    const cart = { ...bought.shopping.cart, lines, revision: 3 }
    const shown = { ...bought, shopping: { ...bought.shopping, cart, pricingStatus: 'failed' as const } }
    const contractedProducts = [{ code: 27, groupCode: 0, name: 'Refeição' }]
    const { shopping } = identify(shown, '22.333.444/0001-81', { ...answer, contractedProducts })
    expect(shopping).toMatchObject({
      cart: { lines: [{ productCode: 34 }], revision: 4 },
      pricingStatus: 'idle',
    })
    expect(identify(shown, '22.333.444/0001-81', answer).shopping?.cart).toBe(cart)
  })

  test('the customer type must be asked again', () => {
    expect(identify(bought, '11.222.333/0001-81', answer).access?.known).toBeNull()
  })
})

describe('keeping the form as typed', () => {
  const access: AccessSlice = { ...noAccess, draft, known: { user: null }, attempt: 'key' }
  test('another e-mail must be asked about again, in another attempt', () => {
    const typed = after(access, typeRegistration, { email: 'outra@padaria.example' })
    expect(typed).toMatchObject({ known: null, attempt: '', draft: { email: 'outra@padaria.example' } })
  })
  test('a tick changes nothing of that', () => {
    expect(after(access, typeRegistration, { acceptedTerms: true }).known).toEqual({ user: null })
  })
  test('what stands already is no change', () => {
    expect(typeRegistration({ ...bought, access }, draft)).toEqual({})
    expect(moves.typeCnpj({ ...bought, access }, access.cnpjTyped)).toEqual({})
    expect(moves.standAt({ ...bought, access }, access.step)).toEqual({})
  })
  test('a verified visit stays verified while it is corrected', () => {
    const verified = after(bought.access, moves.validate, { email: draft.email })
    const typed = after(verified, typeRegistration, { cpf: '' })
    expect([typed.known, typed.account.stage]).toEqual([null, 'verified'])
  })
})

const user = { id: 'user', origin: 'ACESSO_VR', maskedEmail: 'mar***', mfa: true }
const told = (change: object, state: VisitorState = firstVisit, customerType = 'noContracts' as const) =>
  register(state, { customerType, user: { ...user, ...change } }).access ?? noAccess

describe('registering the representative', () => {
  test('a new company has no account and sets a password', () => {
    const { access = noAccess, customer } = register(firstVisit, { customerType: 'noContracts', user: null })
    expect(access).toMatchObject({ known: { user: null }, account: { stage: 'none' } })
    expect(needsPassword(access)).toBe(true)
    expect(customer?.customerType).toBe('noContracts')
  })
  test('a validated account has access and asks for a code on the verification screen', () => {
    expect(told({}).account).toEqual({
      stage: 'waiting',
      id: 'user',
      maskedEmail: 'mar***',
      whose: 'found',
      isReturning: true,
    })
  })
  test('an account of before that was never validated skips the password and is still to be made', () => {
    const access = told({ mfa: false, origin: 'LUMIS' })
    expect(access).toMatchObject({
      known: { user: { id: 'user', isLegacy: true } },
      account: { stage: 'none' },
    })
    expect(needsPassword(access)).toBe(false)
  })
  test('an account made here and left before its code only waits for the code', () => {
    const access = told({ mfa: false })
    expect(access.account).toMatchObject({
      stage: 'waiting',
      id: 'user',
      whose: 'ownFound',
      isReturning: true,
    })
    expect(needsPassword(access)).toBe(false)
  })
  test('the portals’ accounts have access whether validated here or not', () => {
    const access = told({ mfa: false, origin: 'ACESSO_VR_PORTAL_RH_GENTE' })
    expect([access.account.stage, proofOf(access).hasAccess]).toEqual(['waiting', true])
  })
  test('a company that may not buy is not registered: its type is asked again', () => {
    expect(register(firstVisit, { customerType: 'selectedUnserved', user: null }).access?.known).toBeNull()
  })
  test('another account forgets whose code was validated; the same one is found verified', () => {
    const verified = after(bought.access, moves.validate, { email: draft.email })
    expect(told({}, { ...bought, access: verified }).account.stage).toBe('waiting')
    expect(told({ id: 'account' }, { ...bought, access: verified }).account).toMatchObject({
      stage: 'verified',
      email: draft.email,
      isReturning: true,
    })
  })
})

describe('an account that is opened', () => {
  const registered: AccessSlice = { ...noAccess, draft, known: { user: null }, attempt: 'key' }
  test('waits for the code that was mailed as it was made', () => {
    expect(after(registered, moves.openMade, 'account')).toMatchObject({
      account: made,
      step: 'verification',
    })
  })
  test('made again with what was corrected, asks for its code and is still of this session', () => {
    const again = after(told({ mfa: false }, bought), moves.openMade, 'user')
    expect(again.account).toMatchObject({ stage: 'waiting', whose: 'ownFound', isReturning: true })
  })
  test('of before, under its own number, is found and not made', () => {
    const legacy = told({ mfa: false, origin: 'LUMIS' }, bought)
    expect(after(legacy, moves.openMade, 'user').account).toMatchObject({
      whose: 'found',
      isReturning: false,
    })
  })
  test('that was there already is asked for a code', () => {
    const found = { id: 'user', maskedEmail: 'mar***', isLegacy: false, isOwn: false }
    expect(after(registered, moves.openFound, found).account).toEqual({
      stage: 'waiting',
      id: 'user',
      maskedEmail: 'mar***',
      whose: 'found',
      isReturning: true,
    })
  })
  test('is sent again under one key until it was answered', () => {
    expect(after(registered, moves.beginAttempt, 'other').attempt).toBe('other')
    expect(after(registered, moves.endAttempt).attempt).toBe('')
  })
})

describe('a right code', () => {
  test('verifies the account and keeps the e-mail that it proved', () => {
    const access = after(bought.access, moves.validate, { email: 'marina@padaria.example' })
    expect(access.account).toEqual({ ...made, stage: 'verified', email: 'marina@padaria.example' })
    expect(proofOf(access)).toEqual({ hasAccess: true, isCodeValidated: true })
  })
  test('fills in what the account knows of its person where nothing was typed', () => {
    const told = { email: 'marina@padaria.example', firstName: 'Marina', lastName: 'Oliveira', ddd: '11' }
    const proven = { ...told, phone: '987654321', birthDate: '1985-03-14' }
    const blank = {
      ...bought.access,
      draft: { ...draft, firstName: 'Mari', lastName: '', mobile: '', birthDate: '' },
    }
    expect(after(blank, moves.validate, proven).draft).toMatchObject({
      firstName: 'Mari',
      lastName: 'Oliveira',
      mobile: '(11) 98765-4321',
      birthDate: '14/03/1985',
    })
    expect(after(blank, moves.validate, { email: told.email }).draft).toEqual(blank.draft)
  })
  test('without an account is nobody’s', () => {
    expect(after(noAccess, moves.validate, { email: 'marina@padaria.example' })).toEqual(noAccess)
  })
  test('of somebody whose data were validated first leads back to the data, and keeps what was typed', () => {
    const refused = after(told({ mfa: false }, bought), moves.recordTakenAccount)
    const account = { stage: 'taken', id: 'user', maskedEmail: 'mar***' }
    expect(refused).toMatchObject({ step: 'register', known: null, account, draft })
    expect(proofOf(refused)).toEqual({ hasAccess: false, isCodeValidated: false })
    expect(isWaitingHere(refused)).toBe(false)
  })
})

describe('a refusal after the code was validated', () => {
  const validated = after(bought.access, moves.validate, { email: draft.email })

  test.each([-20, -25] as const)('%i means another session', (code) => {
    expect(isSessionLost(validated, code)).toBe(true)
  })

  test('of another kind is no lost session, nor is any before the code or without an account', () => {
    expect(isSessionLost(validated, -99)).toBe(false)
    expect(isSessionLost(bought.access, -20)).toBe(false)
    expect(isSessionLost(noAccess, -20)).toBe(false)
  })

  test('gives the account another code; nothing else goes', () => {
    const account = { ...made, isReturning: true }
    expect(after(validated, moves.loseSession)).toEqual({ ...bought.access, account })
    expect(moves.loseSession(bought)).toEqual({})
  })
})

test('what waits for its code is a registration of this session that nobody validated', () => {
  expect(isWaitingHere(told({ mfa: false }))).toBe(true)
  expect(isWaitingHere(told({}))).toBe(false)
  expect(isWaitingHere(after(told({ mfa: false }), moves.validate, { email: draft.email }))).toBe(false)
  expect(isWaitingHere(noAccess)).toBe(false)
})

describe('the address that this tab typed and the codes go to', () => {
  test('is told of an account that this visit made, verified too, and of its registration found again', () => {
    expect(typedEmail(bought.access)).toBe('marina@padaria.example')
    expect(typedEmail(after(bought.access, moves.validate, { email: draft.email }))).toBe(
      'marina@padaria.example',
    )
    expect(typedEmail(told({ mfa: false }, bought))).toBe('marina@padaria.example')
  })
  test('is not told of an account that was found: by its CPF it may have another address', () => {
    expect(typedEmail({ ...bought.access, account: { ...made, whose: 'found' } })).toBeNull()
    expect(typedEmail(after(told({ mfa: false }, bought), moves.validate, { email: draft.email }))).toBeNull()
  })
  test('is told before there is an account, where nobody was found', () => {
    const asked: AccessSlice = { ...noAccess, draft, known: { user: null } }
    expect(typedEmail(asked)).toBe('marina@padaria.example')
    expect(typedEmail(told({ mfa: false, origin: 'LUMIS' }, bought))).toBeNull()
  })
  test('is not told once the form was changed, nor before it was asked about', () => {
    expect(typedEmail(after(bought.access, typeRegistration, { email: 'marina@outra.example' }))).toBeNull()
    expect(typedEmail({ ...bought.access, account: { ...made, maskedEmail: 'ana***' } })).toBeNull()
    expect(typedEmail({ ...noAccess, draft })).toBeNull()
  })
})

test('asking again forgets what the company is and keeps what was typed', () => {
  const { customer, access } = moves.recheckAccess({
    ...bought,
    customer: { ...bought.customer, customerType: 'withAvailableProducts' },
  })
  expect([customer?.customerType, customer?.leadId]).toEqual([null, 'lead'])
  expect(access).toMatchObject({ known: null, account: made, draft })
})

test('the summary’s corrections are the registered person’s', () => {
  const access = after(bought.access, moves.correctRegistration, { mobile: '(11) 98765-4321' })
  expect(access).toEqual({ ...bought.access, draft: { ...draft, mobile: '(11) 98765-4321' } })
})

test('going back from the first step lets the offer go', () => {
  const following = { ...bought, shopping: { ...bought.shopping, offerCode: 'oferta' } }
  expect(moves.leaveSignup(following).shopping?.offerCode).toBeNull()
})
