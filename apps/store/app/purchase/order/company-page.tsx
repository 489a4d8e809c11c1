import { HAS_CARD } from '@benefits/domain/cart/count-cards'
import { useEffect } from 'react'
import { CheckoutBack } from '../../always/checkout-frame/checkout-back.tsx'
import { useNavigateKeepingQuery } from '../../always/navigation/use-kept-query.ts'
import { LoadingRegion } from '../../ui/feedback/loading-region.tsx'
import { SidePage } from '../../ui/layout/side-page.tsx'
import { Skeleton } from '../../ui/marks/skeleton.tsx'
import { typeOrderCompany } from '../../visit/company-moves.ts'
import { type CompanyValues, firstCompanyData } from '../../visit/company-values.ts'
import { useVisitor, useVisitorStore } from '../../visit/visitor-provider.tsx'
import { isAddressComplete } from '../address/public.ts'
import { OrderSoFar, TotalLine, useCartPath } from '../cart/public.ts'
import {
  CompanyForm,
  type CompanyFormRow,
  companyOfForm,
  companyDataCopy as copy,
  OrderSections,
  orderValues,
} from '../company-data/public.ts'
import { FLOWS, type OrderFlowName, OrderSteps, titleOfStep, useEntryGuard } from '../flow/public.ts'
import { useProposal } from '../proposal/public.ts'
import styles from './company-page.module.css'
import { useSubmitCompany } from './use-submit-company.ts'

const ROW: CompanyFormRow = {
  flow: 'order',
  label: titleOfStep('companyData'),
  Sections: OrderSections,
  submit: { label: copy.continue, size: 'lg' },
  keep: typeOrderCompany,
}

/** Who buys, for which company, and where the cards go; saved before the order is reviewed. */
export function CompanyPage({ flow }: { readonly flow: OrderFlowName }) {
  const isOpen = useEntryGuard('companyData', { flow })
  const cnpj = useVisitor(({ customer }) => customer.company?.cnpj ?? null)
  const hasCards = useVisitor(({ shopping }) =>
    shopping.cart.lines.some(({ lineType }) => HAS_CARD[lineType]),
  )
  const cartPath = useCartPath()
  const store = useVisitorStore()
  const go = useNavigateKeepingQuery()
  const { ask, dialog } = useProposal()
  const submit = useSubmitCompany()

  // A lead of a product's page has said no CNPJ to this order.
  useEffect(() => {
    if (isOpen && store.getState().customer.company === null) ask()
  }, [isOpen, store, ask])

  async function proceed(values: CompanyValues) {
    if (cnpj === null) return ask()
    const submitted = await submit(cnpj, companyOfForm(values, hasCards))
    if (submitted === 'restricted') ask()
    if (submitted === 'saved') go(FLOWS[flow].pages.orderReview.path)
  }

  return (
    <SidePage
      above={<OrderSteps page="companyData" flow={flow} />}
      title={titleOfStep('companyData')}
      intro={copy.intro}
      side={
        isOpen && (
          <aside className={styles.side} aria-label={copy.order}>
            <OrderSoFar />
          </aside>
        )
      }
    >
      {isOpen && (
        <div className={styles.total}>
          <TotalLine />
        </div>
      )}
      <LoadingRegion loading={!isOpen} skeleton={<Skeleton size="panel" count={3} />}>
        {isOpen && (
          <CompanyForm
            key={cnpj}
            row={ROW}
            known={orderValues(store.getState())}
            typed={store.getState().order.typed}
            hasCards={hasCards}
            isFiscalAsked={
              !isAddressComplete(firstCompanyData(store.getState().customer.company).fiscalAddress)
            }
            onSubmit={proceed}
            beside={<CheckoutBack leadsTo="previous" to={cartPath} />}
          />
        )}
      </LoadingRegion>
      {dialog}
    </SidePage>
  )
}
