import { useState } from 'react'
import { IconBadge } from '../../../ui/art/icon-badge.tsx'
import { Tag } from '../../../ui/feedback/tag.tsx'
import { Accordion } from '../../../ui/layout/accordion.tsx'
import { productIcon } from '../../catalogue/public.ts'
import { solutionsCopy as copy } from '../copy.ts'
import { SectionBody } from './section-body.tsx'
import styles from './service-shelf.module.css'
import type { SolutionSection } from './solution-sections.ts'
import { useSectionChoice } from './use-section-choice.ts'

/**
 * The service group shelf: a fold per modality, one open at a time. Opening one selects its modality and puts what the
 * company has of it into the cart, in the place of what was there.
 */
export function ServiceShelf({ sections }: { readonly sections: readonly SolutionSection[] }) {
  const [openId, setOpenId] = useState<string | null>(null)
  const { open, replacedCount, undo } = useSectionChoice()

  function choose(ids: readonly string[]) {
    const id = ids[0] ?? null
    setOpenId(id)
    const section = sections.find(({ groupCode }) => String(groupCode) === id)
    if (section) open(section)
  }

  return (
    <section aria-label={copy.shelf}>
      <Accordion
        headingLevel={2}
        openIds={openId === null ? [] : [openId]}
        onOpenIdsChange={choose}
        items={sections.map((section) => ({
          id: String(section.groupCode),
          title: <SectionTitle section={section} />,
          aside: <SectionState section={section} />,
          content: <SectionBody section={section} replacedCount={replacedCount} onUndo={undo} />,
        }))}
      />
    </section>
  )
}

function SectionTitle({ section: { name, tone, contracted } }: { readonly section: SolutionSection }) {
  const names = contracted.map((product) => product.name).join(', ')
  return (
    <span className={styles.head}>
      <IconBadge name={productIcon(tone)} tone={tone} />
      <span className={styles.names}>
        <span className={styles.name}>{name}</span>
        <span className={styles.has}>{names ? copy.contractedNames(names) : copy.notContracted}</span>
      </span>
    </span>
  )
}

function SectionState({ section: { contracted } }: { readonly section: SolutionSection }) {
  if (contracted.length === 0) return null
  return (
    <span className={styles.count}>
      <Tag look="success">{copy.contractedCount(contracted.length)}</Tag>
    </span>
  )
}
