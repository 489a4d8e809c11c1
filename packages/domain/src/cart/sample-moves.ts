import type { LineType } from '../catalogue/product.ts'
import { PLANS } from '../catalogue/sample-catalogue.ts'
import type { ContractedProduct } from '../customer/customer-type.ts'
import { centavos } from '../money/centavos.ts'
import { priceTable } from '../plans/price-table.ts'
import type { CartLine, LineAdditional } from './cart-line.ts'
import type { CartState } from './cart-state.ts'
import { clearCart } from './clear-cart.ts'
import { removeContracted } from './contracted/remove-contracted.ts'
import { forgetRemoved, removeUnserved } from './contracted/remove-unserved.ts'
import type { ServiceSection } from './contracted/service-section.ts'
import { closeJointGroup } from './joint/close-joint-group.ts'
import { openJointGroup } from './joint/open-joint-group.ts'
import { startJointCart } from './joint/start-joint-cart.ts'
import { editLine } from './lines/edit-line.ts'
import { removeLine } from './lines/remove-line.ts'
import { addProduct } from './modality/add-product.ts'
import { resolveConflict } from './modality/resolve-conflict.ts'
import { resolvePick } from './modality/resolve-pick.ts'
import { type MoveOutcome, pickModality } from './modality/select-modality.ts'
import { selectServiceSection } from './modality/select-service-section.ts'
import { addExtension } from './plan/add-extension.ts'
import { planAdditional, planLine } from './plan/plan-line.ts'
import { removeExtension } from './plan/remove-extension.ts'
import { setPlanPeriod, togglePlanPeriod } from './plan/toggle-plan-period.ts'
import { sampleLine } from './sample-lines.ts'
import { toggleAddOn } from './toggle-add-on.ts'
import { toggleInterest } from './toggle-interest.ts'
import { fillWallet, replaceByWallet } from './wallet/fill-wallet.ts'
import { readWallet } from './wallet/read-wallet.ts'
import { setWalletAmount } from './wallet/set-wallet-amount.ts'
import { setWalletValue } from './wallet/set-wallet-value.ts'

/** Everything that a buyer can do to a cart, for tests that do it at random: each move is told by two numbers. */

const WALLET = 207
const HR = 20_000
const GROUPS: readonly number[] = [0, WALLET, 900, HR]
const SECTIONS: readonly ServiceSection[] = [
  { groupCode: 0, lineType: 'benefit', productCodes: [27, 31, 34] },
  { groupCode: WALLET, lineType: 'benefit', productCodes: [2071, 2076] },
  { groupCode: 900, lineType: 'mobility', productCodes: [900] },
  { groupCode: HR, lineType: 'hcm', productCodes: [20151, 20152, 20153] },
]
const CONTRACTED: readonly ContractedProduct[] = [
  { code: 900, groupCode: 900, name: 'Mobility', quantity: 50, value: centavos(22_000) },
  { code: 20152, groupCode: HR, name: 'Plan', quantity: 50, planPeriod: 'annual' },
  { code: 27, groupCode: 0, name: 'Meal' },
]
const PRICED = priceTable(PLANS, 10, 'monthly')
const EXTENSIONS = PRICED.flatMap(({ extras }) => extras.filter(({ required }) => !required))

/** Comes with mobility. */
const MODULE: LineAdditional = {
  code: 901,
  name: 'Module',
  description: '',
  value: centavos(0),
  quantity: 1,
  kind: 'module',
  required: true,
  planPeriod: 'monthly',
}

/** The item at a number, whatever it is. */
function at<Item>(items: readonly Item[], number: number): Item {
  const item = items[number % items.length]
  if (item === undefined) throw new Error('nothing to choose from')
  return item
}

function line(
  productCode: number,
  groupCode: number,
  lineType: LineType,
  quantity: number,
  value: number,
): CartLine {
  const name = `Product ${productCode}`
  return sampleLine({ productCode, name, groupCode, lineType, quantity, monthlyValue: centavos(value) })
}

const card = (n: number, m: number) => line(at([27, 31, 34], n), 0, 'benefit', m % 100, (m * 37) % 90_000)
const balance = (n: number, value = 0) => line(at([2071, 2076], n), WALLET, 'benefit', 0, value)
const idIn = (cart: CartState, n: number) => (cart.lines.length > 0 ? at(cart.lines, n).productCode : 27)

/** Adds a line; a clash is answered by the second number. */
function add(cart: CartState, added: CartLine, m: number): CartState {
  const outcome = addProduct(cart, added)
  return 'state' in outcome ? outcome.state : resolveConflict(cart, added, m % 2 === 0 ? 'keep' : 'replace')
}

function settled(outcome: MoveOutcome, otherwise: () => CartState): CartState {
  return 'state' in outcome ? outcome.state : otherwise()
}

/** The moves by name. */
export const SAMPLE_MOVES = {
  addCard: (cart, n, m) => add(cart, card(n, m), m),
  addBalance: (cart, n, m) => add(cart, balance(n), m),
  addMobility: (cart, n, m) => {
    const mobility = line(900, 900, 'mobility', n % 1000, m % 999_900)
    return add(cart, { ...mobility, additionalProducts: [MODULE] }, m)
  },
  addPlan: (cart, n, m) => {
    const former = cart.lines.find(({ lineType }) => lineType === 'hcm') ?? null
    const choice = { groupCode: HR, employees: (m % 1000) + 1, period: cart.planPeriod }
    return add(cart, planLine(at(PRICED, n), choice, former), m)
  },
  addExtension: (cart, n) => addExtension(cart, planAdditional(at(EXTENSIONS, n), cart.planPeriod)),
  removeExtension: (cart, n) => removeExtension(cart, at(EXTENSIONS, n).code),
  editValue: (cart, n, m) => editLine(cart, idIn(cart, n), { monthlyValue: centavos(m % 90_000) }),
  editAmount: (cart, n, m) => {
    const id = idIn(cart, n)
    const isBalance = cart.lines.some((one) => one.productCode === id && one.groupCode === WALLET)
    return isBalance ? setWalletAmount(cart, WALLET, m % 1000) : editLine(cart, id, { quantity: m % 1000 })
  },
  editBalance: (cart, n, m) => {
    const { balances } = readWallet(cart, WALLET)
    return balances.length === 0 ? cart : setWalletValue(cart, at(balances, n), centavos(m % 90_000))
  },
  fillWallet: (cart, n, m) => {
    const balances = [balance(0, (n % 3) * 1_000), balance(1, (m % 3) * 1_000)]
    const wallet = { groupCode: WALLET, amount: (n % 500) + 1, balances }
    return settled(fillWallet(cart, wallet), () => (m % 2 === 0 ? cart : replaceByWallet(cart, wallet)))
  },
  setWalletAmount: (cart, n) => setWalletAmount(cart, WALLET, n % 1000),
  remove: (cart, n) => removeLine(cart, idIn(cart, n)),
  removeUnserved: (cart, n, m) => removeUnserved(cart, [idIn(cart, n), m % 2 === 0 ? 602 : 34]),
  removeContracted: (cart) => removeContracted(cart, CONTRACTED),
  readWarning: (cart) => forgetRemoved(cart),
  pickModality: (cart, n, m) => {
    const groupCode = at(GROUPS, n)
    return settled(pickModality(cart, groupCode), () =>
      resolvePick(cart, groupCode, m % 2 === 0 ? 'keep' : 'replace'),
    )
  },
  selectSection: (cart, n) => selectServiceSection(cart, at(SECTIONS, n), CONTRACTED),
  startJoint: (cart, n, m) => startJointCart(cart, [at(GROUPS, n), at(GROUPS, m)]),
  openJoint: (cart, n) => openJointGroup(cart, at(SECTIONS, n), CONTRACTED),
  closeJoint: (cart, n) => closeJointGroup(cart, at(GROUPS, n), CONTRACTED),
  togglePeriod: (cart) => togglePlanPeriod(cart),
  setPeriod: (cart, n) => setPlanPeriod(cart, at(['monthly', 'annual'] as const, n)),
  toggleAddOn: (cart, n) => (cart.lines.length > 0 ? toggleAddOn(cart, at([602, 680], n)) : cart),
  toggleInterest: (cart, n) => toggleInterest(cart, { id: n % 3, name: `Product ${n % 3}` }),
  clear: (cart) => clearCart(cart),
} as const satisfies Record<string, (cart: CartState, n: number, m: number) => CartState>

export type SampleMove = keyof typeof SAMPLE_MOVES

/** What a cart must never be, as sentences; empty for a cart that may be. */
export function brokenRules(cart: CartState): string[] {
  const { lines, planPeriod, jointGroupCodes: joint, selectedGroupCode: selected } = cart
  const filled = lines.filter(({ groupCode, quantity }) => groupCode === WALLET && quantity > 0)
  const groups = new Set(lines.map(({ groupCode }) => groupCode))
  const periods = lines.flatMap((one) => [one, ...one.additionalProducts]).map((one) => one.planPeriod)
  const rules: Record<string, boolean> = {
    'a product is there twice': new Set(lines.map(({ productCode }) => productCode)).size < lines.length,
    'two HR plans are there': lines.filter(({ lineType }) => lineType === 'hcm').length > 1,
    'periods are mixed': periods.some((period) => period !== planPeriod),
    'modalities are mixed': joint.length === 0 && groups.size > 1,
    'another modality than the selected is there':
      joint.length === 0 && groups.size === 1 && !groups.has(selected ?? -1),
    'a group outside the run is there': joint.length > 0 && [...groups].some((code) => !joint.includes(code)),
    'no group of the run is selected': joint.length > 0 && !joint.includes(selected ?? -1),
    'balances have different numbers of cards': new Set(filled.map(({ quantity }) => quantity)).size > 1,
    'add-ons are there without a product': lines.length === 0 && cart.addOnCodes.length > 0,
    'an add-on is there twice': new Set(cart.addOnCodes).size < cart.addOnCodes.length,
    'an extension is there twice': lines.some(
      ({ additionalProducts: extras }) => new Set(extras.map(({ code }) => code)).size < extras.length,
    ),
  }
  return Object.keys(rules).filter((rule) => rules[rule])
}
