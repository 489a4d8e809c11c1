import type { OrderLine } from '@benefits/domain/cart/cart-line'
import type { Channel } from '@benefits/domain/catalogue/issuer'
import type { ServiceGroup } from '@benefits/domain/catalogue/product'
import type { IssuerContent } from '@benefits/domain/content/issuer-content'
import { CONDITION } from '@benefits/domain/pricing/fees/fee-rule'
import type { PricedLine } from '@benefits/domain/pricing/pricing'
import type { PricingItem } from '@benefits/domain/pricing/pricing-item'
import {
  CONTRACT_TEMPLATE,
  type ContractFacts,
  type ContractGroup,
  type ContractLine,
  type PlannedPayment,
} from '../../contract-pdf/contract-facts.ts'
import type { Cart } from '../../repositories/carts.ts'
import type { CompanyData, Lead } from '../../repositories/leads.ts'
import { issuerItems } from '../selling/issuer-pricing.ts'

/** What the document says before it has a number, and which purchase of the lead it is. */
export interface ContractInputs extends Omit<ContractFacts, 'number'> {
  /** 1 for a lead's first order: buying the same again is another contract. */
  readonly purchase: number
}

/** The order in which a contract shows its service groups: as the shelf does. */
const GROUP_ORDER = ['multi', 'default', 'mobility', 'hcm'] as const satisfies readonly ServiceGroup[]

/**
 * All that the contract of a cart says, from what is registered: lead, company data, cart, its stored price and the
 * issuer's own data. No clock and no id, so that registering the same again is the same contract.
 */
export function contractInputs(
  content: IssuerContent,
  lead: Lead,
  company: CompanyData,
  cart: Cart,
  earlierOrders: number,
  payment: PlannedPayment,
): ContractInputs {
  const channel = content.channels.find(({ code }) => code === lead.channel) ?? content.channels[0]
  const { registration, legalRepresentative, extraContacts, ...ofCompany } = company
  return {
    template: CONTRACT_TEMPLATE,
    purchase: earlierOrders + 1,
    issuer: issuerFacts(content),
    support: supportFacts(channel),
    company: { cnpj: lead.cnpj, corporateName: lead.registry.corporateName, ...ofCompany },
    contact: {
      name: registration.name,
      cpf: registration.cpf,
      email: registration.email,
      phone: registration.phone,
    },
    ...signatories([legalRepresentative, ...extraContacts]),
    ...cartFacts(cart, content),
    payment,
    ...(cart.proposal && { proposal: cart.proposal.number }),
  }
}

/** What a document says of a cart: as it was proposed where it has a proposal's price, whatever is sold meanwhile. */
export function cartFacts(
  cart: Cart,
  content: IssuerContent,
): Pick<ContractFacts, 'groups' | 'addOns' | 'offerName' | 'totals'> {
  const { total, totalWithDiscount, totalFees, totalBenefits } = cart.pricing
  const said = cart.proposal ?? {
    groups: contractGroups(cart, content),
    addOns: cart.addOnCodes.flatMap((code) => nameOf(content, code)),
    offerName: content.offers.find(({ code }) => code === cart.offerCode)?.name ?? null,
  }
  return {
    groups: said.groups,
    addOns: said.addOns,
    offerName: said.offerName,
    totals: { total, totalWithDiscount, totalFees, totalBenefits },
  }
}

/** Who represents the company and who owns it, apart. */
function signatories(
  people: readonly CompanyData['legalRepresentative'][],
): Pick<ContractFacts, 'legalRepresentatives' | 'ownershipChain'> {
  return {
    legalRepresentatives: people
      .filter(({ kind }) => kind === 'legalRepresentative')
      .map(({ name, document, politicallyExposed }) => ({ name, document, politicallyExposed })),
    ownershipChain: people
      .filter(({ kind }) => kind === 'ownershipChain')
      .map(({ kind: _, ...person }) => person),
  }
}

/** Who sells, as documents say it. */
export function issuerFacts({ issuer }: IssuerContent): ContractFacts['issuer'] {
  const { code, name, shortName, copyright, site, email, theme, homeState, deliveryDeadlines } = issuer
  return {
    code,
    name,
    shortName,
    site,
    email,
    theme,
    homeState,
    cnpj: copyright.cnpj,
    deadlines: deliveryDeadlines.map(({ place, deadline }) => ({ place, deadline })),
  }
}

/** Whom a buyer asks, by channel. */
export function supportFacts(channel: Channel | undefined): ContractFacts['support'] {
  const { phone = '', phoneOtherRegions = '', email = '' } = channel?.contact ?? {}
  return { phone, phoneOtherRegions, email }
}

function contractGroups(cart: Cart, content: IssuerContent): ContractGroup[] {
  const items = issuerItems(content)
  const registered = new Map(cart.lines.map((line) => [line.productCode, line]))
  const lines = cart.pricing.lines.filter(({ lineType }) => lineType !== 'addOn')
  return GROUP_ORDER.flatMap((group) => {
    const own = lines.filter(({ productCode }) => (items.get(productCode)?.group ?? 'default') === group)
    if (own.length === 0) return []
    return [
      {
        group,
        lines: own.map((line) =>
          contractLine(line, registered.get(line.productCode), items.get(line.productCode), content),
        ),
      },
    ]
  })
}

function contractLine(
  priced: PricedLine,
  registered: OrderLine | undefined,
  item: PricingItem | undefined,
  content: IssuerContent,
): ContractLine {
  return {
    code: priced.productCode,
    name: item?.name ?? String(priced.productCode),
    isFood: item?.isFood ?? false,
    quantity: priced.quantity,
    monthlyValue: priced.monthlyValue,
    planPeriod: registered?.planPeriod ?? 'monthly',
    productValue: priced.productValue,
    total: priced.total,
    entries: priced.entries.filter(
      ({ conditionId, value }) => conditionId !== CONDITION.marketplace || value !== 0,
    ),
    ...(priced.extensions && { extensions: priced.extensions }),
    additions: [
      ...new Set([...requiredCodes(content, item), ...(registered?.additionalCodes ?? [])]),
    ].flatMap((code) => additionName(content, item, code)),
  }
}

/** What comes with a product or plan, whether who registered the line named it or not. */
function requiredCodes(content: IssuerContent, item: PricingItem | undefined): number[] {
  const product = content.products.find(({ code }) => code === item?.code)
  const offered = item?.plan?.extras ?? product?.additionalProducts ?? []
  return offered.filter(({ required }) => required).map(({ code }) => code)
}

function additionName(content: IssuerContent, item: PricingItem | undefined, code: number): string[] {
  const extra = item?.plan?.extras.find((one) => one.code === code)
  if (extra) return [extra.name]
  const product = content.products.find((one) => one.code === item?.code)
  const addition = product?.additionalProducts.find((one) => one.code === code)
  return addition ? [addition.name] : nameOf(content, code)
}

function nameOf({ products }: IssuerContent, code: number): string[] {
  return products.filter((product) => product.code === code).map(({ name }) => name)
}
