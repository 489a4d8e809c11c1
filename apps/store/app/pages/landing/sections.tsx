import { ContactSection } from '../../always/support/contact-section.tsx'
import { PatTable } from './blocks/pat-table.tsx'
import { SECTION_BLOCKS } from './blocks/section-blocks.tsx'
import type { Landing } from './load-landing.server.ts'
import styles from './sections.module.css'

/** The blocks under the shelf: the server's in its order, then PAT and the ways to reach people. */
export default function Sections({ landing }: { readonly landing: Landing }) {
  const { below } = landing
  return (
    <>
      {below.sections.map((section) => {
        const SectionBlock = SECTION_BLOCKS[section.id]
        return <SectionBlock key={section.id} section={section} below={below} shelf={landing.shelf} />
      })}
      <PatTable rows={below.patRows} hireAt={below.benefitsCart} />
      <div className={styles.contact}>
        <ContactSection />
      </div>
    </>
  )
}
