import { STATES } from '@benefits/domain/region/states'
import { useEffect, useRef, useState } from 'react'
import { useIssuer } from '../../../always/issuer/store-view.ts'
import { shortProductName } from '../../../ui/art/split-name.ts'
import { ChoiceGroup } from '../../../ui/forms/choice-group.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import { Table } from '../../../ui/layout/table.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './acceptance-map.module.css'
import { mapCopy } from './copy.ts'
import { sumStates } from './shade.ts'
import { StateShapes } from './state-shapes.tsx'

/** Where one product's card is accepted: establishments by state, in the order of `STATES`. */
export interface ProductMap {
  readonly code: number
  readonly name: string
  readonly tone: string
  readonly counts: readonly number[]
}

const COUNTRY = ''
/** The list does nothing without its script: the server's HTML goes without the states and stays small. */
const COUNTRY_ALONE = [{ value: COUNTRY, label: mapCopy.wholeCountry }]
const STATE_OPTIONS = [...COUNTRY_ALONE, ...STATES.map(({ uf, name }) => ({ value: uf, label: name }))]
const figures = new Intl.NumberFormat('pt-BR')

/** Where cards are accepted: a product, a state, the map between them, and all numbers as a table. */
export function AcceptanceMap({ maps }: { readonly maps: readonly ProductMap[] }) {
  const [code, setCode] = useState(String(maps[0]?.code ?? ''))
  const [chosen, setChosen] = useState(COUNTRY)
  const isHydrated = useHydrated()
  const { shortName: issuer } = useIssuer().configuration.issuer
  const shown = maps.find((map) => String(map.code) === code) ?? maps[0]
  if (!shown) return null
  const at = STATES.findIndex(({ uf }) => uf === chosen)
  const state = STATES[at]
  const nameOf = ({ name }: ProductMap) => shortProductName(name, issuer)
  const countOf = ({ counts }: ProductMap) => figures.format(state ? (counts[at] ?? 0) : sumStates(counts))
  return (
    <div className={styles.layout}>
      <div className={styles.choices}>
        <Select
          label={mapCopy.state}
          options={isHydrated ? STATE_OPTIONS : COUNTRY_ALONE}
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
        />
        <ChoiceGroup
          legend={mapCopy.product}
          look="cards"
          value={code}
          onValueChange={setCode}
          options={maps.map((map) => ({
            value: String(map.code),
            label: nameOf(map),
            detail: countOf(map),
          }))}
        />
        <VisuallyHidden>
          <span role="status">
            {mapCopy.told(state?.name ?? mapCopy.wholeCountry, nameOf(shown), countOf(shown))}
          </span>
        </VisuallyHidden>
      </div>
      <figure className={styles.figure}>
        <StateShapes
          title={mapCopy.map(nameOf(shown))}
          tone={shown.tone}
          counts={shown.counts}
          chosen={state?.uf ?? null}
          onChoose={setChosen}
        />
        <figcaption className={styles.caption}>
          <span className={styles.legend} data-tone={shown.tone}>
            {mapCopy.fewer}
            <span className={styles.scale} />
            {mapCopy.more}
          </span>
          <span>
            {mapCopy.credit}
            <a href="https://github.com/VictorCazanave/svg-maps" target="_blank" rel="noopener noreferrer">
              svg-maps, Victor Cazanave
            </a>
            {mapCopy.creditLicence}
            <a
              href="https://creativecommons.org/licenses/by/4.0/deed.pt-br"
              target="_blank"
              rel="noopener noreferrer"
            >
              CC BY 4.0
            </a>
          </span>
        </figcaption>
      </figure>
      <StateTable maps={maps} issuer={issuer} />
    </div>
  )
}

/**
 * Every number of the map: a row for each state, a column for each product, the country last. Its 162 cells are drawn
 * when it is opened, so that they do not hold up the page; it may have been opened before this script came.
 */
function StateTable({ maps, issuer }: { readonly maps: readonly ProductMap[]; readonly issuer: string }) {
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
            ...maps.map(({ code, name }) => ({
              id: String(code),
              label: shortProductName(name, issuer),
              numeric: true,
            })),
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
