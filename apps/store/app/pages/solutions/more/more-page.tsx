import { twinCodes } from '@benefits/domain/catalogue/food-twins'
import { useIssuer } from '../../../always/issuer/store-view.ts'
import { KeepQueryLink } from '../../../always/navigation/keep-query-link.tsx'
import { TOGETHER_PAGE, togetherState, useShelfChoice } from '../../../purchase/cart/public.ts'
import { LawSwitch, useLaw } from '../../../purchase/catalogue/public.ts'
import { IconBadge } from '../../../ui/art/icon-badge.tsx'
import { shortProductName } from '../../../ui/art/split-name.ts'
import { classNames } from '../../../ui/class-names.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { InlineMessage } from '../../../ui/feedback/inline-message.tsx'
import { LoadingRegion } from '../../../ui/feedback/loading-region.tsx'
import { Breadcrumb } from '../../../ui/layout/breadcrumb.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { Skeleton } from '../../../ui/marks/skeleton.tsx'
import { buttonClass } from '../../../ui/press/button-class.ts'
import { useRestored } from '../../../visit/visitor-provider.tsx'
import { moreCopy, solutionsCopy } from '../copy.ts'
import { ContractedRows } from '../shelf/contracted-rows.tsx'
import { nextStep } from '../shelf/next-step.ts'
import { PortalLink } from '../shelf/section-ways.tsx'
import type { SolutionSection } from '../shelf/solution-sections.ts'
import { type Solutions, useSections } from '../shelf/use-sections.ts'
import { MobilityStory } from './mobility-story.tsx'
import { type MoreGroup, serviceGroupsOf } from './more-groups.ts'
import styles from './more-page.module.css'
import { ProductRow } from './product-row.tsx'

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
  const { law, setLaw } = useLaw(sections.flatMap(({ available }) => available))
  // Of one group each: a meal's card and a meal's balance are no twins.
  const twins = new Set(sections.flatMap(({ available }) => [...twinCodes(available)]))
  const isShown: IsShown = ({ code, foodRegime }) => !twins.has(code) || foodRegime === law
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
          {twins.size > 0 && <LawSwitch law={law} onLawChange={setLaw} />}
          {sections.map((section) => (
            <More key={section.groupCode} section={section} sections={all} isShown={isShown} />
          ))}
          <p>
            <KeepQueryLink to="/solucoes-contratadas">{moreCopy.backToSolutions}</KeepQueryLink>
          </p>
        </div>
      </LoadingRegion>
    </Page>
  )
}

/** Whether a product is of the law that is looked at, or sold under one alone. */
type IsShown = (product: SolutionSection['available'][number]) => boolean

interface MoreProps {
  readonly section: SolutionSection
  /** All that the channel sells, whichever page they are on. */
  readonly sections: readonly SolutionSection[]
}

/** A group as one card: what it is called and the way to its cart, and under them what there is in it. */
function More({ section, sections, isShown }: MoreProps & { readonly isShown: IsShown }) {
  const { groupCode, name, contracted, available, unserved, destination, lineType, serviceGroup } = section
  const { shortName: issuer } = useIssuer().configuration.issuer
  const choose = useShelfChoice(sections)
  const id = `grupo-${groupCode}`
  const isOpen = available.length > 0
  const isStory = isOpen && serviceGroup === 'mobility'
  return (
    <section aria-labelledby={id} className={classNames(styles.section, isStory && styles.ofStory)}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {isStory && <IconBadge name="bus" tone="mobility" />}
          <span>{shortProductName(name, issuer)}</span>
        </h2>
        {isOpen && (
          <KeepQueryLink
            to={destination}
            className={buttonClass()}
            onClick={choose({ groupCode, destination, name })}
          >
            {moreCopy.choose(shortProductName(name, issuer))}
          </KeepQueryLink>
        )}
      </div>
      {contracted.length > 0 && <ContractedRows products={contracted} lineType={lineType} />}
      {unserved.map(({ code, name: product }) => (
        <InlineMessage key={code} kind="warning">
          {solutionsCopy.unserved(product)}
        </InlineMessage>
      ))}
      {!isOpen && <Whole section={section} sections={sections} />}
      {isStory && <MobilityStory description={available[0]?.description ?? ''} />}
      {isOpen && serviceGroup !== 'mobility' && (
        <div className={styles.products}>
          {available.filter(isShown).map((product) => (
            <ProductRow key={product.code} product={product} section={section} onChoose={choose} />
          ))}
        </div>
      )}
    </section>
  )
}

/** The company has all of it: what it can do about that. */
function Whole({ section, sections }: MoreProps) {
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
