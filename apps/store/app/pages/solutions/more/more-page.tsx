import { ProductName } from '../../../always/issuer/product-name.tsx'
import { KeepQueryLink } from '../../../always/navigation/keep-query-link.tsx'
import { TOGETHER_PAGE, togetherState, useShelfChoice } from '../../../purchase/cart/public.ts'
import { type ProductView, productIcon } from '../../../purchase/catalogue/public.ts'
import { IconBadge } from '../../../ui/art/icon-badge.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { InlineMessage } from '../../../ui/feedback/inline-message.tsx'
import { LoadingRegion } from '../../../ui/feedback/loading-region.tsx'
import { Breadcrumb } from '../../../ui/layout/breadcrumb.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { Skeleton } from '../../../ui/marks/skeleton.tsx'
import { buttonClass } from '../../../ui/press/button-class.ts'
import { useRestored } from '../../../visit/visitor-provider.tsx'
import { moreCopy, solutionsCopy } from '../copy.ts'
import { nextStep } from '../next-step.ts'
import { ContractedRows } from '../shelf/contracted-rows.tsx'
import { PortalLink } from '../shelf/section-ways.tsx'
import type { SolutionSection } from '../shelf/solution-sections.ts'
import { type Solutions, useSections } from '../shelf/use-sections.ts'
import { type MoreGroup, serviceGroupsOf } from './more-groups.ts'
import styles from './more-page.module.css'

interface MorePageProps {
  readonly group: MoreGroup
  readonly solutions: Solutions
}

/** What more a company can contract of a group, leading to its carts; all of it while nobody said who they are. */
export function MorePage({ group, solutions }: MorePageProps) {
  const isRestored = useRestored()
  const { title, crumb, text } = moreCopy[group]
  const groups = serviceGroupsOf(group)
  const all = useSections(solutions)
  const sections = all.filter(({ serviceGroup }) => groups.includes(serviceGroup))
  return (
    <Page
      above={
        <Breadcrumb
          crumbs={[{ label: solutionsCopy.title, href: '/solucoes-contratadas' }, { label: crumb }]}
          renderLink={(to, label) => <KeepQueryLink to={to}>{label}</KeepQueryLink>}
        />
      }
      title={title}
      text={text}
    >
      <LoadingRegion loading={!isRestored} skeleton={<Skeleton size="panel" count={2} />}>
        <div className={styles.sections}>
          {sections.length === 0 && <EmptyState>{moreCopy.unavailable}</EmptyState>}
          {sections.map((section) => (
            <More key={section.groupCode} section={section} sections={all} products={solutions.products} />
          ))}
          <p>
            <KeepQueryLink to="/solucoes-contratadas">{moreCopy.backToSolutions}</KeepQueryLink>
          </p>
        </div>
      </LoadingRegion>
    </Page>
  )
}

interface WholeProps {
  readonly section: SolutionSection
  /** All that the channel sells, whichever page they are on. */
  readonly sections: readonly SolutionSection[]
}

interface MoreProps extends WholeProps {
  readonly products: readonly ProductView[]
}

/** One group as one card: its name beside the way to its cart, and what can be chosen there in rows. */
function More({ section, sections, products }: MoreProps) {
  const { groupCode, name, contracted, available, unserved, destination, lineType } = section
  const choose = useShelfChoice(sections)
  const id = `grupo-${groupCode}`
  const open = products.filter(({ code }) => available.some((one) => one.code === code))
  return (
    <section aria-labelledby={id} className={styles.section}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {name}
        </h2>
        {available.length > 0 && (
          <KeepQueryLink
            to={destination}
            className={buttonClass()}
            onClick={choose({ groupCode, destination, name })}
          >
            {moreCopy.choose(name)}
          </KeepQueryLink>
        )}
      </header>
      {contracted.length > 0 && <ContractedRows products={contracted} lineType={lineType} />}
      {unserved.map(({ code, name: product }) => (
        <InlineMessage key={code} kind="warning">
          {solutionsCopy.unserved(product)}
        </InlineMessage>
      ))}
      {available.length === 0 && <Whole section={section} sections={sections} />}
      {open.length > 0 && (
        <div className={styles.rows}>
          {open.map((product) => (
            <div key={product.code}>
              <Card
                title={<ProductName name={product.name} />}
                className={styles.row}
                media={
                  <IconBadge name={productIcon(product.colourToken)} tone={product.colourToken} size="sm" />
                }
              >
                {product.description}
              </Card>
            </div>
          ))}
        </div>
      )}
    </section>
  )
}

/** The company has all of it: what it can do about that. */
function Whole({ section, sections }: WholeProps) {
  const step = nextStep(section, sections.length - 1)
  if (step === 'none') return null
  return (
    <>
      <p>{moreCopy.whole}</p>
      <p className={styles.ways}>
        {step === 'together' && (
          <KeepQueryLink
            to={TOGETHER_PAGE}
            state={togetherState(section.groupCode)}
            className={buttonClass()}
          >
            {solutionsCopy.together}
          </KeepQueryLink>
        )}
        <PortalLink section={section} isMain={step === 'portal'} />
      </p>
    </>
  )
}
