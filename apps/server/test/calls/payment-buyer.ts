import { randomInt } from 'node:crypto'
import { isLuhnValid } from '@benefits/domain/payment/is-luhn-valid'
import {
  actAs,
  type Buyer,
  type BuyerOptions,
  cartIdOf,
  type PurchaseServer,
  startBuyer,
} from './purchase-server.ts'

/** RH Digital Essencial for five people: R$ 79.00 a month. */
export const HR_PLAN = {
  codigoProduto: 20151,
  quantidade: 5,
  valorTotalBeneficios: 0,
  tipoProduto: 'HCM',
  tipoPlano: 'MENSAL',
  produtosAdicionais: [],
} as const

/** A Visa that passes Luhn, by its last digit: that decides what the sandbox answers. */
export const CARD_ENDING = {
  0: '4024007153760060',
  1: '4024007153760011',
  2: '4024007153760052',
  3: '4024007153760003',
  4: '4024007153760094',
  5: '4024007153760045',
  6: '4024007153760086',
  7: '4024007153760037',
  8: '4024007153760078',
  9: '4024007153760029',
} as const

export const CARD = {
  numero: CARD_ENDING[0],
  nomeTitular: 'JOANA PRADO',
  cvv: '739',
  mesExpiracao: '12',
  anoExpiracao: '2031',
} as const

/** A verified buyer of the main issuer with an HR cart, and the payment's calls; no contract is accepted. */
export async function startHrBuyer(
  server: PurchaseServer,
  lines: readonly object[] = [HR_PLAN],
  options: BuyerOptions = {},
) {
  const buyer = await startBuyer(server, { issuer: 'VRPAT', ...options })
  const acts = actAs(server, buyer)
  const cartId = cartIdOf(await acts.registerCart(lines))
  return { buyer, cartId, ...acts, ...payAs(server, buyer) }
}

/** The same with an accepted contract: all that authorising and hiring ask for. */
export async function readyHrBuyer(server: PurchaseServer, options: BuyerOptions = {}) {
  const buyer = await startBuyer(server, { issuer: 'VRPAT', ...options })
  const acts = actAs(server, buyer)
  const { cartId, number } = await acts.prepare([HR_PLAN])
  return { buyer, cartId, number, ...acts, ...payAs(server, buyer) }
}

/** A Visa that no other test has: the sandbox decides by its last digit, and tries count per card. */
export function anyCardEnding(lastDigit: keyof typeof CARD_ENDING): string {
  for (;;) {
    const number = `4024${String(randomInt(1e10, 1e11)).padStart(11, '0')}${lastDigit}`
    if (isLuhnValid(number)) return number
  }
}

/** The payment's calls as one buyer makes them. */
export function payAs(server: PurchaseServer, buyer: Buyer) {
  const { send, hire } = actAs(server, buyer)
  const path = `pagamento/lead/${buyer.leadId}`
  return {
    authorise: (change: object = {}, headers: Readonly<Record<string, string>> = {}) =>
      send('POST', `${path}/autorizacao`, { body: { ...CARD, ...change }, headers }),
    authoriseFrom: (from: string, change: object = {}) =>
      send('POST', `${path}/autorizacao`, { body: { ...CARD, ...change }, from }),
    getPayment: () => send('GET', path),
    hireByCard: (cartId: string, change: object = {}) =>
      hire(cartId, { metodoDePagamento: 'CARTAO_DE_CREDITO', ...change }),
    triesOf: (cartId: string) =>
      server.parts.database.kysely
        .selectFrom('cardAuthorisations')
        .selectAll()
        .where('cartId', '=', cartId)
        .orderBy('createdAt')
        .execute(),
  }
}
