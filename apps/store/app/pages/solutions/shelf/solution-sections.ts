import type { LineType, Modality, Plan, ServiceGroup } from '@benefits/domain/catalogue/product'
import type { ContractedProduct } from '@benefits/domain/customer/customer-type'
import { checkPlanRank } from '@benefits/domain/plans/check-plan-rank'
import type { ProductView } from '../../../purchase/catalogue/public.ts'

/** Something that the company has, as a section tells it. */
export interface ContractedView {
  readonly code: number
  readonly name: string
  /** An additional service: of its own, or added to a product. */
  readonly isAddOn: boolean
  /** Null where this session may not know it (docs/rules/customers.md: amounts-for-customers). */
  readonly quantity: number | null
  readonly value: number | null
  readonly planPeriod: ContractedProduct['planPeriod'] | null
}

/** One section of the service shelf. */
export interface SolutionSection {
  readonly groupCode: number
  readonly serviceGroup: ServiceGroup
  readonly name: string
  readonly description: string
  readonly tone: string
  readonly destination: string
  readonly canBeOrderedSolo: boolean
  readonly lineType: LineType
  /** Codes of what the section sells, add-on services apart. */
  readonly productCodes: readonly number[]
  readonly contracted: readonly ContractedView[]
  readonly available: readonly Pick<
    ProductView,
    'code' | 'name' | 'description' | 'colourToken' | 'foodRegime'
  >[]
  /** What the company could have as well, were it sold where it is. */
  readonly unserved: readonly Pick<ProductView, 'code' | 'name' | 'description' | 'colourToken'>[]
}

/** What a section has to know of a product. */
type SectionProduct = Pick<
  ProductView,
  | 'code'
  | 'groupCode'
  | 'lineType'
  | 'name'
  | 'description'
  | 'colourToken'
  | 'foodRegime'
  | 'additionalProducts'
  | 'unservedStates'
>

type SectionModality = Pick<
  Modality,
  | 'groupCode'
  | 'serviceGroup'
  | 'name'
  | 'description'
  | 'colourToken'
  | 'destination'
  | 'canBeOrderedSolo'
  | 'displayOrder'
>

/** Mobility, then HR, then the benefits by their display order. */
const RANK = { mobility: 0, hcm: 1, multi: 2, default: 2 } as const satisfies Record<ServiceGroup, number>

/** What a channel sells, and how high its HR plans stand. */
interface Sold {
  readonly modalities: readonly SectionModality[]
  readonly products: readonly SectionProduct[]
  readonly plans: readonly Pick<Plan, 'code' | 'rank'>[]
}

/** The sections of what a channel sells, each with what the company has of it and what else it can have. */
export function solutionSections(
  { modalities, products, plans }: Sold,
  contracted: readonly ContractedProduct[],
  isUnserved: (product: SectionProduct) => boolean = () => false,
): SolutionSection[] {
  return modalities
    .toSorted((a, b) => RANK[a.serviceGroup] - RANK[b.serviceGroup] || a.displayOrder - b.displayOrder)
    .flatMap(({ colourToken, displayOrder: _, ...modality }) => {
      const inGroup = products.filter(({ groupCode }) => groupCode === modality.groupCode)
      const sold = inGroup.filter(({ lineType }) => lineType !== 'addOn' && lineType !== 'extension')
      const [first] = sold
      if (!first) return []
      const productCodes = sold.map(({ code }) => code)
      const has = contracted.filter(({ groupCode }) => groupCode === modality.groupCode)
      const open = sold.filter(({ code }) => isAvailable(code, has, plans))
      return {
        ...modality,
        tone: colourToken,
        lineType: first.lineType,
        productCodes,
        contracted: has.flatMap((product) => contractedViews(product, inGroup)),
        available: open.filter((product) => !isUnserved(product)),
        unserved: open.filter(isUnserved),
      }
    })
}

/** A contracted product, then the services that were added to it. What a plan includes anyway is no addition. */
function contractedViews(product: ContractedProduct, inGroup: readonly SectionProduct[]): ContractedView[] {
  const { code, name, quantity = null, value = null, planPeriod = null, additionalCodes = [] } = product
  const sold = inGroup.find((one) => one.code === code)
  const added = (sold?.additionalProducts ?? []).filter(
    (extra) => !extra.required && additionalCodes.includes(extra.code),
  )
  return [
    { code, name, isAddOn: sold?.lineType === 'addOn', quantity, value, planPeriod },
    ...added.map((extra) => ({
      code: extra.code,
      name: extra.name,
      isAddOn: true,
      quantity: null,
      value: null,
      planPeriod: null,
    })),
  ]
}

/** Not contracted yet; of the HR plans only a step up. */
function isAvailable(code: number, contracted: readonly ContractedProduct[], plans: Sold['plans']): boolean {
  const plan = plans.find((one) => one.code === code)
  return plan
    ? checkPlanRank(plan, contracted, plans) === null
    : contracted.every((other) => other.code !== code)
}
