import { KeepQueryLink } from '../../../always/navigation/keep-query-link.tsx'
import { Icon } from '../../../ui/art/icon.tsx'
import { buttonClass } from '../../../ui/press/button-class.ts'
import { ArticleFolds, faqCopy } from '../../help/public.ts'
import type { SectionProps } from './block.tsx'
import { Block } from './block.tsx'

/** The first questions of the help centre; nothing where they could not be loaded. */
export function FaqPreview({ section, below }: SectionProps) {
  if (below.questions.length === 0) return null
  return (
    <Block
      title={section.title}
      subtitle={section.subtitle}
      side
      aside={
        <p>
          <KeepQueryLink to="/faq" className={buttonClass({ variant: 'secondary' })}>
            {faqCopy.more}
            <Icon name="arrow-right" size={20} />
          </KeepQueryLink>
        </p>
      }
    >
      <ArticleFolds articles={below.questions} />
    </Block>
  )
}

/** Questions that the block itself brings: transport vouchers, the Multi. */
export function QuestionsBlock({ section }: SectionProps) {
  return (
    <Block title={section.title} subtitle={section.subtitle} side>
      <ArticleFolds articles={section.items} />
    </Block>
  )
}
