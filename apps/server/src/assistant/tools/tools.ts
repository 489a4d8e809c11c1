import { comparePlans } from './compare-plans.ts'
import { listBenefits } from './list-benefits.ts'
import { searchHelp } from './search-help.ts'
import { simulate } from './simulate.ts'
import type { AssistantTool } from './tool.ts'

/** What assistants may ask, in the order in which they are told of it. */
export const TOOLS: readonly AssistantTool[] = [listBenefits, simulate, comparePlans, searchHelp]
