import { KeepQueryLink } from '../../../always/navigation/keep-query-link.tsx'
import { Table } from '../../../ui/layout/table.tsx'
import { buttonClass } from '../../../ui/press/button-class.ts'
import type { Below } from './block.tsx'
import { Block } from './block.tsx'
import { blocksCopy } from './copy.ts'
import styles from './pat-table.module.css'

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
      title={blocksCopy.patTitle}
      look="band"
      aside={
        hireAt && (
          <div>
            <KeepQueryLink to={hireAt} className={buttonClass({})}>
              {blocksCopy.hireBenefits}
            </KeepQueryLink>
          </div>
        )
      }
    >
      <div className={styles.rows}>
        <Table
          caption={blocksCopy.patCaption}
          captionHidden
          look="prose"
          columns={[
            { id: 'topic', label: blocksCopy.patTopic },
            { id: 'pat', label: blocksCopy.pat },
            { id: 'aid', label: blocksCopy.aid },
          ]}
          rows={rows.map(({ topic, pat, aid }) => ({ id: topic, cells: [topic, pat, aid] }))}
        />
      </div>
    </Block>
  )
}
