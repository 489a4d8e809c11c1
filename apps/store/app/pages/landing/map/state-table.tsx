import { STATES } from '@benefits/domain/region/states'
import { useEffect, useRef, useState } from 'react'
import { Table } from '../../../ui/layout/table.tsx'
import styles from './acceptance-map.module.css'
import { mapCopy } from './copy.ts'
import type { ProductMap } from './product-map.ts'
import { sumStates } from './shade.ts'

const figures = new Intl.NumberFormat('pt-BR')

/**
 * Every number of the map: a row for each state, a column for each product, the country last. Its 162 cells are drawn
 * when it is opened, so that they do not hold up the page; it may have been opened before this script came.
 */
export function StateTable({ maps }: { readonly maps: readonly ProductMap[] }) {
  const details = useRef<HTMLDetailsElement>(null)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => setOpen(details.current?.open ?? false), [])
  return (
    <details ref={details} className={styles.numbers} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>{mapCopy.table}</summary>
      {isOpen && (
        <Table
          caption={mapCopy.tableCaption}
          columns={[
            { id: 'state', label: mapCopy.state },
            ...maps.map(({ code, name }) => ({ id: String(code), label: name, numeric: true })),
          ]}
          rows={STATES.map(({ uf, name }, at) => ({
            id: uf,
            cells: [name, ...maps.map(({ counts }) => figures.format(counts[at] ?? 0))],
          }))}
          footer={[mapCopy.wholeCountry, ...maps.map(({ counts }) => figures.format(sumStates(counts)))]}
        />
      )}
    </details>
  )
}
