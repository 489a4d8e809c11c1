import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import styles from './tabs.module.css'

interface TabsProps<Id extends string> {
  /** What the tabs divide; read by screen readers. */
  readonly label: string
  readonly tabs: readonly { readonly id: Id; readonly label: ReactNode; readonly content: ReactNode }[]
  readonly selected: Id
  readonly onSelect: (id: Id) => void
}

/** Tabs in a row that scrolls where it does not fit; the arrow keys choose. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect }: TabsProps<Id>) {
  return (
    <Base.Root value={selected} onValueChange={(id: Id) => onSelect(id)}>
      <Base.List className={styles.list} aria-label={label} activateOnFocus>
        {tabs.map((tab) => (
          <Base.Tab key={tab.id} value={tab.id} className={styles.tab}>
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.id} value={tab.id} className={styles.panel}>
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}
