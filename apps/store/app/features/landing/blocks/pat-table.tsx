import { KeepQueryLink } from '../../../shell/moves/keep-query-link.tsx'
import { Table } from '../../../ui/layout/table.tsx'
import { buttonClass } from '../../../ui/press/button-class.ts'
import { landingCopy } from '../copy.ts'
import type { Below } from '../load-landing.server.ts'
import { Block } from './block.tsx'

interface PatTableProps {
  readonly rows: Below['patRows']
  /** The issuer's own cart of single cards; null where it sells none. */
  readonly hireAt: string | null
}

/** 'Tudo sobre PAT e Auxílio': what the law says of both ways, row by row. */
export function PatTable({ rows, hireAt }: PatTableProps) {
  if (rows.length === 0) return null
  return (
    <Block
      title={landingCopy.patTitle}
      subtitle={landingCopy.patIntro}
      look="band"
      aside={
        hireAt && (
          <p>
            <KeepQueryLink to={hireAt} className={buttonClass({})}>
              {landingCopy.hireBenefits}
            </KeepQueryLink>
          </p>
        )
      }
    >
      <Table
        caption={landingCopy.patCaption}
        captionHidden
        look="prose"
        columns={[
          { id: 'topic', label: landingCopy.patTopic },
          { id: 'pat', label: landingCopy.pat },
          { id: 'aid', label: landingCopy.aid },
        ]}
        rows={rows.map(({ topic, pat, aid }) => ({ id: topic, cells: [topic, pat, aid] }))}
      />
    </Block>
  )
}
