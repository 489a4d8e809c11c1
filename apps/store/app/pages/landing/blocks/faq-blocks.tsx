import { KeepQueryLink } from '../../../always/navigation/keep-query-link.tsx'
import { Icon } from '../../../ui/art/icon.tsx'
import { buttonClass } from '../../../ui/press/button-class.ts'
import { ArticleFolds, faqCopy } from '../../help/public.ts'
import type { SectionProps } from './block.tsx'

/** The first questions of the help centre, and the way to all. */
export function FaqPreview({ below }: SectionProps) {
  return (
    <>
      <ArticleFolds articles={below.questions} />
      <p>
        <KeepQueryLink to="/faq" className={buttonClass({ variant: 'secondary' })}>
          {faqCopy.more}
          <Icon name="arrow-right" size={20} />
        </KeepQueryLink>
      </p>
    </>
  )
}

/** Questions that the block itself brings: transport vouchers, the Multi. */
export function QuestionsBlock({ section }: SectionProps) {
  return <ArticleFolds articles={section.items} />
}
