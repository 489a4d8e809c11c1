import { EMPTY_CART } from '@benefits/domain/cart/cart-state'
import { centavos } from '@benefits/domain/money/centavos'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noCart } from './cart-slice.ts'
import { firstVisit } from './visitor-state.ts'
import { createVisitorStore, VISIT_VERSION, visitName } from './visitor-store.ts'

const kept = new Map<string, string>()
const meal = { name: 'Refeição', groupCode: 0, isAddOn: false, planPeriod: 'monthly', additionalProducts: [] }
const formerLine = { id: 27, amount: 10, value: 50_000, type: 'benefit', ...meal }

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('location', { pathname: '/carrinho/beneficios', search: '' })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

const { step, cnpjTyped, draft, attempt, origin } = firstVisit.access
/** Access management as versions 5 and 6 kept it. */
const formerAccess = {
  step,
  cnpjTyped,
  draft,
  attempt,
  origin,
  isRegistered: false,
  userId: null,
  maskedEmail: '',
  accountId: null,
  hasAccess: false,
  isReturning: false,
  isLegacy: false,
  isCodeValidated: false,
  validatedEmail: null,
}

async function openCopy(version: number, former: object = {}) {
  const { plans: _, ...state } = { ...firstVisit, access: { ...formerAccess, ...former } }
  const cart = { ...EMPTY_CART, lines: version < 6 ? [formerLine] : [], revision: 3 }
  const shopping = { ...noCart, cart, introSeen: true }
  kept.set(visitName('VRPAT'), JSON.stringify({ state: { ...state, shopping }, version }))
  const store = createVisitorStore('VRPAT')
  await store.persist.rehydrate()
  return store
}

test('a visit whose lines had other names goes on with its cart, and is kept as it is now from the next change on', async () => {
  const store = await openCopy(5)
  const { shopping, plans } = store.getState()
  const line = { productCode: 27, quantity: 10, monthlyValue: centavos(50_000), lineType: 'benefit', ...meal }
  expect(shopping.cart).toEqual({ ...EMPTY_CART, lines: [line], revision: 3 })
  expect(shopping.introSeen).toBe(true)
  expect(plans).toEqual(firstVisit.plans)
  store.move(() => ({ plans: { ...plans } }))
  const copy = JSON.parse(kept.get(visitName('VRPAT')) ?? 'null')
  expect(copy).toMatchObject({ version: VISIT_VERSION, state: { shopping: { cart: { lines: [line] } } } })
})

test('an older one begins anew', async () => {
  expect((await openCopy(4)).getState()).toEqual(firstVisit)
})

const made = { isRegistered: true, accountId: 'own', hasAccess: true, maskedEmail: 'ana***' }
const ofStore = { userId: 'own', origin: 'ACESSO_VR', isLegacy: true, isReturning: true }
const held = { id: 'own', maskedEmail: 'ana***', isReturning: false, whose: 'made' }
const user = { id: 'own', maskedEmail: 'ana***', isLegacy: true }

test.each([
  ['typed', {}, null, { stage: 'none' }],
  ['asked about, nobody found', { isRegistered: true }, { user: null }, { stage: 'none' }],
  ['made', made, { user: null }, { ...held, stage: 'waiting' }],
  [
    'found again',
    { ...made, ...ofStore },
    { user: { ...user, isOwn: true } },
    { ...held, stage: 'waiting', whose: 'ownFound', isReturning: true },
  ],
  [
    'found',
    { ...made, ...ofStore, origin: 'LUMIS' },
    { user: { ...user, isOwn: false } },
    { ...held, stage: 'waiting', whose: 'found', isReturning: true },
  ],
  [
    'verified and corrected since',
    { ...made, isRegistered: false, isCodeValidated: true, validatedEmail: 'ana@alfa.example' },
    null,
    { ...held, stage: 'verified', email: 'ana@alfa.example' },
  ],
  [
    'validated by somebody else',
    { ...made, isRegistered: false, hasAccess: false },
    null,
    { stage: 'taken', id: 'own', maskedEmail: 'ana***' },
  ],
])('an access that was %s goes on where it stood', async (_what, former, known, account) => {
  const { access } = (await openCopy(6, former)).getState()
  expect(access).toEqual({ ...firstVisit.access, origin: access.origin, known, account })
})
