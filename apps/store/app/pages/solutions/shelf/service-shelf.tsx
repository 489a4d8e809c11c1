import { selectServiceSection } from '@benefits/domain/cart/modality/select-service-section'
import { useCallback, useState } from 'react'
import { SetAsideCarts, useGreeting } from '../../../purchase/cart/public.ts'
import { productIcon } from '../../../purchase/catalogue/public.ts'
import { IconBadge } from '../../../ui/art/icon-badge.tsx'
import { Accordion } from '../../../ui/layout/accordion.tsx'
import { Tag } from '../../../ui/marks/tag.tsx'
import { setAside } from '../../../visit/aside-moves.ts'
import { withCart } from '../../../visit/cart-slice.ts'
import { useVisitorStore } from '../../../visit/visitor-provider.tsx'
import type { VisitorState } from '../../../visit/visitor-state.ts'
import { solutionsCopy as copy } from '../copy.ts'
import { SectionBody } from './section-body.tsx'
import styles from './service-shelf.module.css'
import type { SolutionSection } from './solution-sections.ts'

interface ServiceShelfProps {
  readonly sections: readonly SolutionSection[]
  /** A section is to be hired together with another one. */
  readonly onTogether: (section: SolutionSection) => void
}

/** The service group shelf: a fold per modality, one open at a time. Looking into one leaves the cart as it is. */
export function ServiceShelf({ sections, onTogether }: ServiceShelfProps) {
  const [openId, setOpenId] = useState<string | null>(null)
  /** What the cart was last taken for here, and whether the buyer's own went aside for it. */
  const [taken, setTaken] = useState<{ readonly groupCode: number; readonly isReplaced: boolean } | null>(
    null,
  )
  const take = useTakeSection()
  const greet = useGreeting()
  const isUndoShown = taken?.isReplaced === true && openId === String(taken.groupCode)

  function look(ids: readonly string[]) {
    const id = ids[0] ?? null
    setOpenId(id)
    if (id !== null) greet()
  }

  return (
    <>
      {!isUndoShown && <SetAsideCarts headingLevel={2} />}
      <section aria-label={copy.shelf}>
        <Accordion
          headingLevel={2}
          openIds={openId === null ? [] : [openId]}
          onOpenIdsChange={look}
          items={sections.map((section) => ({
            id: String(section.groupCode),
            title: <SectionTitle section={section} />,
            aside: <SectionState section={section} />,
            content: (
              <SectionBody
                section={section}
                sections={sections}
                isReplaced={taken?.groupCode === section.groupCode && taken.isReplaced}
                isTaken={taken?.groupCode === section.groupCode}
                onTake={() => setTaken({ groupCode: section.groupCode, isReplaced: take(section) })}
                onUndone={() => setTaken(null)}
                onTogether={() => onTogether(section)}
              />
            ),
          }))}
        />
      </section>
    </>
  )
}

function SectionTitle({ section }: { readonly section: SolutionSection }) {
  const { name, tone, contracted, available } = section
  const none = available.length > 0 ? copy.notContracted : copy.unservedHint
  const names = contracted.map((product) => product.name).join(', ')
  // The section's own name is not said again.
  const has = names === name ? copy.contracted : copy.contractedNames(names)
  return (
    <span className={styles.head}>
      <IconBadge name={productIcon(tone)} tone={tone} />
      <span className={styles.names}>
        <span className={styles.name}>{name}</span>
        <span className={styles.has}>{names ? has : none}</span>
      </span>
    </span>
  )
}

/** How many there are, where that is not plain from the names. */
function SectionState({ section: { contracted } }: { readonly section: SolutionSection }) {
  if (contracted.length < 2) return null
  return (
    <span className={styles.count}>
      <Tag look="success">{copy.contractedCount(contracted.length)}</Tag>
    </span>
  )
}

/**
 * Gives the function that takes a section for the cart: its modality is selected and the cart holds what the company
 * has of it. The buyer's own cart of before is kept aside; says whether there was one.
 */
function useTakeSection(): (section: SolutionSection) => boolean {
  const store = useVisitorStore()
  return useCallback(
    (section) => {
      const before = store.getState().shopping.asideCarts
      store.move(takeSection, section)
      return store.getState().shopping.asideCarts !== before
    },
    [store],
  )
}

function takeSection({ shopping, customer }: VisitorState, section: SolutionSection): Partial<VisitorState> {
  const { contractedProducts } = customer
  const cart = selectServiceSection(shopping.cart, section, contractedProducts)
  return { shopping: withCart(setAside(shopping, contractedProducts), cart) }
}
