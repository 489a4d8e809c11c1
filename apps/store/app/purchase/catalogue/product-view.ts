import type { AnswerOf } from '@benefits/wire/call'
import type { listProducts } from '@benefits/wire/configuration/list-products'

/** A product as a channel's list gives it. */
export type ProductView = AnswerOf<typeof listProducts>['result']['products'][number]
