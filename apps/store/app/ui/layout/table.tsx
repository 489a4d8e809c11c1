import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { VisuallyHidden } from '../visually-hidden.tsx'
import styles from './table.module.css'

interface Column {
  readonly id: string
  readonly label: string
  /** Figures: aligned at their end, of equal width. */
  readonly numeric?: boolean
}

export interface TableRow {
  readonly id: string
  readonly cells: readonly ReactNode[]
  /** Names that columns have in this row alone, by their id: read on narrow screens. */
  readonly labels?: Readonly<Record<string, string>> | undefined
}

interface TableProps {
  /** What the table shows; its accessible name. */
  readonly caption: string
  readonly captionHidden?: boolean
  /** The first column's cells head their rows. */
  readonly columns: readonly Column[]
  readonly rows: readonly TableRow[]
  /** A last row for totals. */
  readonly footer?: readonly ReactNode[]
  /**
   * `prose`: sentences in the cells, on narrow screens under the columns' names instead of beside them; `columns`: on
   * a phone it stays a table, whose last column, words on the figures, stands under them.
   */
  readonly look?: 'figures' | 'prose' | 'columns'
}

/** Written out, since CSS that lays a table out as blocks takes the roles away in some browsers. */
const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const

/** A table that at 640 px or less shows each row as a card, with the columns' names beside the values. */
export function Table({ caption, captionHidden, columns, rows, footer, look = 'figures' }: TableProps) {
  const cellClass = (at: number) => classNames(styles.cell, columns[at]?.numeric && styles.numeric)
  const row = (cells: readonly ReactNode[], labels?: TableRow['labels']) =>
    cells.map((cell, at) => {
      const column = columns[at]
      return at === 0 ? (
        <th key={column?.id} scope="row" {...roles.rowheader} className={cellClass(at)}>
          {cell}
        </th>
      ) : (
        <td
          key={column?.id}
          {...roles.cell}
          className={cellClass(at)}
          data-label={labels?.[column?.id ?? ''] ?? column?.label}
        >
          {cell}
        </td>
      )
    })
  return (
    <table className={classNames(styles.table, look !== 'figures' && styles[look])} {...roles.table}>
      <caption className={styles.caption}>
        {captionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
      </caption>
      <thead {...roles.rowgroup} className={styles.head}>
        <tr {...roles.row}>
          {columns.map((column, at) => (
            <th key={column.id} scope="col" {...roles.columnheader} className={cellClass(at)}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...roles.rowgroup}>
        {rows.map(({ id, cells, labels }) => (
          <tr key={id} {...roles.row} className={styles.row}>
            {row(cells, labels)}
          </tr>
        ))}
      </tbody>
      {footer && (
        <tfoot {...roles.rowgroup}>
          <tr {...roles.row} className={classNames(styles.row, styles.footer)}>
            {row(footer)}
          </tr>
        </tfoot>
      )}
    </table>
  )
}
