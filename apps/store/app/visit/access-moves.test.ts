import type { CartLine } from '@benefits/domain/cart/cart-line'
import type { Centavos } from '@benefits/domain/money/centavos'
import { describe, expect, test } from 'vitest'
import {
  askAgain,
  identify,
  isWaitingHere,
  keepDraft,
  loseSession,
  openAccount,
  refuseTaken,
  register,
  typedEmail,
  validate,
} from './access-moves.ts'
import { emptyDraft, noAccess } from './access-slice.ts'
import { firstVisit, type VisitorState } from './visitor-state.ts'

const address = {
  cep: '',
  streetType: '',
  street: '',
  number: '',
  complement: '',
  district: '',
  city: '',
  state: '',
} as const
const known = { tradeName: 'Padaria Estrela do Sul', fiscalAddress: address }
const company = { ...known, channelCode: null }
const answer = { ...known, channel: { code: null }, contractedProducts: [] }
const draft = { ...emptyDraft, firstName: 'Marina', email: 'marina@padaria.example', cpf: '529.982.247-25' }

const bought: VisitorState = {
  ...firstVisit,
  customer: { ...firstVisit.customer, company: { ...company, cnpj: '11222333000181' }, leadId: 'lead' },
  access: { ...noAccess, draft, accountId: 'account', hasAccess: true, isRegistered: true },
  purchase: { ...firstVisit.purchase, cartId: 'cart' },
}

describe('identifying a company', () => {
  test('the same company keeps its lead, account and cart', () => {
    const { customer, access, purchase } = identify(bought, '11.222.333/0001-81', answer)
    expect([customer?.leadId, access?.accountId, purchase?.cartId]).toEqual(['lead', 'account', 'cart'])
  })

  test('another company starts without lead, account and cart, and keeps what was typed', () => {
    const { customer, access, purchase } = identify(bought, '12.ABC.345/01DE-35', answer)
    expect([customer?.leadId, access?.accountId, purchase?.cartId]).toEqual([null, null, null])
    expect(customer?.company).toEqual({ ...company, cnpj: '12ABC34501DE35' })
    expect(access?.draft).toEqual(draft)
  })

  test('what is not sold where one company is may be chosen for another', () => {
    const cart = { ...bought.shopping.cart, removedProducts: [{ id: 34, name: 'Auto' }] }
    const shown = { ...bought, shopping: { ...bought.shopping, cart } }
    const removedAt = (cnpj: string) => identify(shown, cnpj, answer).shopping?.cart.removedProducts
    expect(removedAt('11.222.333/0001-81')).toEqual(cart.removedProducts)
    expect(removedAt('12.ABC.345/01DE-35')).toEqual([])
  })

  test('what it has already leaves the cart, which is priced anew', () => {
    const line = (productCode: number): CartLine => ({
      productCode,
      name: '',
      quantity: 2,
      monthlyValue: 50_000 as Centavos,
      groupCode: 0,
      lineType: 'benefit',
      isAddOn: false,
      planPeriod: 'monthly',
      additionalProducts: [],
    })
    const cart = { ...bought.shopping.cart, lines: [line(27), line(34)], revision: 3 }
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
    expect(identify(bought, '11.222.333/0001-81', answer).access?.isRegistered).toBe(false)
  })
})

describe('keeping the form as typed', () => {
  const access = { ...noAccess, draft, isRegistered: true }
  test('another e-mail must be asked about again', () => {
    expect(keepDraft(access, { ...draft, email: 'outra@padaria.example' }).isRegistered).toBe(false)
  })
  test('a tick changes nothing of that', () => {
    expect(keepDraft(access, { ...draft, acceptedTerms: true }).isRegistered).toBe(true)
  })
})

describe('registering the representative', () => {
  const user = { id: 'user', origin: 'ACESSO_VR', maskedEmail: 'mar***', mfa: true }
  test('a new company has no account and sets a password', () => {
    const { access, customer } = register(firstVisit, { customerType: 'noContracts', user: null })
    expect(access).toMatchObject({ accountId: null, hasAccess: false, isLegacy: false, isRegistered: true })
    expect(customer?.customerType).toBe('noContracts')
  })
  test('a validated account has access and asks for a code on the verification screen', () => {
    const { access } = register(firstVisit, { customerType: 'withAvailableProducts', user })
    expect(access).toMatchObject({ accountId: 'user', hasAccess: true, isReturning: true, isLegacy: false })
  })
  test('an account of before that was never validated skips the password and is still to be made', () => {
    const { access } = register(firstVisit, {
      customerType: 'noContracts',
      user: { ...user, mfa: false, origin: 'LUMIS' },
    })
    expect(access).toMatchObject({ accountId: null, hasAccess: false, isLegacy: true, userId: 'user' })
  })
  test('an account made here and left before its code only waits for the code', () => {
    const { access } = register(firstVisit, { customerType: 'noContracts', user: { ...user, mfa: false } })
    expect(access).toMatchObject({ accountId: 'user', hasAccess: true, isReturning: true, isLegacy: true })
  })
  test('the portals’ accounts have access whether validated here or not', () => {
    const origin = 'ACESSO_VR_PORTAL_RH_GENTE'
    const { access } = register(firstVisit, {
      customerType: 'noContracts',
      user: { ...user, mfa: false, origin },
    })
    expect(access).toMatchObject({ accountId: 'user', hasAccess: true })
  })
  test('a company that may not buy is not registered: its type is asked again', () => {
    const { access } = register(firstVisit, { customerType: 'selectedUnserved', user: null })
    expect(access?.isRegistered).toBe(false)
  })
  test('another account forgets whose code was validated', () => {
    const before = { ...bought, access: validate(bought.access, 'marina@padaria.example') }
    expect(register(before, { customerType: 'noContracts', user }).access?.isCodeValidated).toBe(false)
  })
})

test('a made account has access and waits for its code', () => {
  expect(openAccount(noAccess, 'account', false)).toMatchObject({
    accountId: 'account',
    hasAccess: true,
    isReturning: false,
    isCodeValidated: false,
  })
})

test('a right code marks the account as validated and keeps the e-mail', () => {
  expect(validate(noAccess, 'marina@padaria.example')).toMatchObject({
    isCodeValidated: true,
    validatedEmail: 'marina@padaria.example',
  })
})

describe('a refusal after the code was validated', () => {
  const validated = validate(bought.access, draft.email)

  test.each([-20, -25] as const)(
    '%i means another session: the account gets another code, nothing else goes',
    (code) => {
      expect(loseSession(validated, code)).toEqual({ ...bought.access, isReturning: true })
    },
  )

  test('of another kind is no lost session, nor is any before the code or without an account', () => {
    expect(loseSession(validated, -99)).toBeNull()
    expect(loseSession(bought.access, -20)).toBeNull()
    expect(loseSession({ ...validated, accountId: null }, -20)).toBeNull()
  })
})

describe('what waits for its code', () => {
  const user = { id: 'own', origin: 'ACESSO_VR', maskedEmail: 'mar***' }
  const told = (mfa: boolean) =>
    register(bought, { customerType: 'noContracts', user: { ...user, mfa } }).access ?? noAccess

  test('is a registration of this visit that nobody validated', () => {
    expect(isWaitingHere(told(false))).toBe(true)
    expect(isWaitingHere(told(true))).toBe(false)
    expect(isWaitingHere(validate(told(false), 'marina@padaria.example'))).toBe(false)
    expect(isWaitingHere(noAccess)).toBe(false)
  })

  test('goes back to its data where somebody else was validated first, and keeps what was typed', () => {
    const refused = refuseTaken(told(false))
    expect(refused).toMatchObject({ step: 'register', isRegistered: false, hasAccess: false, draft })
    expect(isWaitingHere(refused)).toBe(false)
  })
})

describe('the address that this tab typed and the codes go to', () => {
  const made = openAccount({ ...noAccess, draft, isRegistered: true }, 'account', false)
  test('is told of an account that this visit made, and of its registration found again', () => {
    expect(typedEmail(made)).toBe('marina@padaria.example')
    const again = { ...made, userId: 'account', origin: 'ACESSO_VR', isLegacy: true }
    expect(typedEmail(again)).toBe('marina@padaria.example')
  })
  test('is not told of an account that was found: by its CPF it may have another address', () => {
    expect(typedEmail({ ...made, userId: 'account', origin: 'LUMIS' })).toBeNull()
  })
  test('is told before there is an account, where nobody was found', () => {
    const asked = { ...noAccess, draft, isRegistered: true }
    expect(typedEmail(asked)).toBe('marina@padaria.example')
    expect(typedEmail({ ...asked, userId: 'portal', maskedEmail: 'mar***' })).toBeNull()
  })
  test('is not told once the form was changed, nor before it was asked about', () => {
    expect(typedEmail(keepDraft(made, { ...draft, email: 'marina@outra.example' }))).toBeNull()
    expect(typedEmail({ ...made, maskedEmail: 'ana***' })).toBeNull()
    expect(typedEmail({ ...noAccess, draft })).toBeNull()
  })
})

test('asking again forgets what the company is and keeps what was typed', () => {
  const { customer, access } = askAgain({
    ...bought,
    customer: { ...bought.customer, customerType: 'withAvailableProducts' },
  })
  expect([customer?.customerType, customer?.leadId]).toEqual([null, 'lead'])
  expect(access).toMatchObject({ isRegistered: false, draft })
})
