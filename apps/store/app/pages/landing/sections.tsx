import { ContactSection } from '../../always/support/contact-section.tsx'
import type { SectionProps } from './blocks/block.tsx'
import { FoldBlock } from './blocks/fold-block.tsx'
import { OffersTile } from './blocks/offers-tile.tsx'
import { PatTable } from './blocks/pat-table.tsx'
import { FOLD_CONTENTS, SECTION_BLOCKS } from './blocks/section-blocks.tsx'
import { groupSections, isFolded, withContent } from './group-sections.ts'
import type { Landing } from './load-landing.server.ts'
import styles from './sections.module.css'

/**
 * The blocks under the shelf: offers, then the server's in its order, those of one matter as one, then PAT and the ways
 * to reach people.
 */
export default function Sections({ landing }: { readonly landing: Landing }) {
  const { below, shelf } = landing
  return (
    <>
      <OffersTile offers={below.offers} />
      {groupSections(withContent(below.sections, below)).map((group) => {
        const [section] = group
        if (section === undefined) return null
        const { id } = section
        if (isFolded(id)) {
          return (
            <FoldBlock
              key={id}
              sections={group}
              contentOf={(one) => <FoldContent section={one} below={below} shelf={shelf} />}
            />
          )
        }
        const SectionBlock = SECTION_BLOCKS[id]
        return <SectionBlock key={id} section={section} below={below} shelf={shelf} />
      })}
      <PatTable rows={below.patRows} hireAt={below.benefitsCart} />
      <div className={styles.contact}>
        <ContactSection />
      </div>
    </>
  )
}

function FoldContent(props: SectionProps) {
  const { id } = props.section
  if (!isFolded(id)) return null
  const Content = FOLD_CONTENTS[id]
  return <Content {...props} />
}
