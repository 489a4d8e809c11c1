import { KeepQueryLink } from '../../../always/navigation/keep-query-link.tsx'
import { ShareBeside } from '../../../purchase/cart/public.ts'
import type { Elements } from '../../../ui/elements.ts'
import { Breadcrumb } from '../../../ui/layout/breadcrumb.tsx'
import { SidePage } from '../../../ui/layout/side-page.tsx'
import { jointCopy as copy, solutionsCopy } from '../copy.ts'

interface JointFrameProps {
  readonly side?: Elements
  readonly children: Elements
}

/** The page around the forms of a run of service groups. */
export function JointFrame({ side, children }: JointFrameProps) {
  return (
    <SidePage
      above={
        <Breadcrumb
          crumbs={[{ label: solutionsCopy.title, href: '/solucoes-contratadas' }, { label: copy.crumb }]}
          renderLink={(to, label) => <KeepQueryLink to={to}>{label}</KeepQueryLink>}
        />
      }
      title={copy.title}
      intro={copy.text}
      side={side || <ShareBeside />}
    >
      {children}
    </SidePage>
  )
}
