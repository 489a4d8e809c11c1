import { EXPORT_COPY, LABELS } from './copy.ts'
import type { Count } from './erase-purchase.ts'
import type { ExportSection } from './export-person.ts'
import { PERSON_FILES, PERSON_TABLES } from './person-tables.ts'
import { maskId } from './subject.ts'

/** An export on its way out: whom it is about and what is stored. */
export interface PersonExport {
  readonly asked: readonly string[]
  readonly madeAt: Date
  readonly sections: readonly ExportSection[]
}

/** An export as an object with Portuguese names, for `--json`. */
export function exportAsJson({ asked, madeAt, sections }: PersonExport): object {
  return {
    titulo: EXPORT_COPY.title,
    emitidoEm: madeAt.toISOString(),
    pesquisa: asked,
    dados: sections.map(({ table, title, rows }) => ({
      tabela: table,
      titulo: title,
      registros: rows.map(labelled),
    })),
  }
}

/** The same data under the labels that a person reads. */
function labelled(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.map(labelled)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [LABELS[key] ?? key, labelled(item)]))
}

/** An export as text, a title per table and a line per value. */
export function exportAsText({ asked, madeAt, sections }: PersonExport): string {
  const head = [
    EXPORT_COPY.title,
    `${EXPORT_COPY.madeAt}: ${madeAt.toISOString()}`,
    `${EXPORT_COPY.asked}: ${asked.join(', ')}`,
  ]
  const parts = sections.flatMap(({ title, rows }) => [
    '',
    `${title} (${rows.length})`,
    ...rows.flatMap((row, at) => [...(at === 0 ? [] : ['  --']), ...lines(row, '  ')]),
  ])
  return [...head, ...(parts.length > 0 ? parts : ['', EXPORT_COPY.nothing])].join('\n')
}

function lines(value: object, indent: string): string[] {
  return Object.entries(value).flatMap(([key, item]) => {
    const label = Array.isArray(value) ? '-' : `${LABELS[key] ?? key}:`
    if (key === 'document') return [`${indent}${label} ${EXPORT_COPY.documentInJson}`]
    if (item instanceof Date) return [`${indent}${label} ${item.toISOString()}`]
    if (typeof item === 'object' && item !== null) return [`${indent}${label}`, ...lines(item, `${indent}  `)]
    const text = typeof item === 'boolean' ? (item ? EXPORT_COPY.yes : EXPORT_COPY.no) : String(item ?? '')
    return [`${indent}${label} ${text}`]
  })
}

/** What an erasure did to one table or folder. */
export interface ErasedPart extends Count {
  readonly table: string
  readonly reason: string
}

/** An erasure as the operator reads it. */
export interface ErasureReport {
  readonly parts: readonly ErasedPart[]
  /** Tables that still name the person, with the number of rows. */
  readonly left: Readonly<Record<string, number>>
  /** Ids beside the person's own that were not asked for. */
  readonly alsoNamed: readonly string[]
  /** Orders whose portal has a copy. */
  readonly handedOver: readonly string[]
}

/** Tables and folders with what was done and why; those of which there was nothing are left out. */
export function erasedParts(counts: Readonly<Partial<Record<string, Count>>>): readonly ErasedPart[] {
  return Object.entries(counts).flatMap(([table, count]) => {
    const { deleted = 0, anonymised = 0, kept = 0 } = count ?? {}
    if (deleted + anonymised + kept === 0) return []
    const { reason } = { ...PERSON_TABLES, ...PERSON_FILES }[table as keyof typeof PERSON_TABLES]
    return [{ table, deleted, anonymised, kept, reason }]
  })
}

/** An erasure as text. */
export function erasureAsText({ parts, left, alsoNamed, handedOver }: ErasureReport): string {
  if (parts.length === 0) return 'Nothing was stored.'
  const done = parts.map(
    ({ table, deleted = 0, anonymised = 0, kept = 0, reason }) =>
      `${table}: ${deleted} deleted, ${anonymised} anonymised, ${kept} documents kept\n  ${reason}`,
  )
  return [
    ...done,
    ...Object.entries(left).map(
      ([table, rows]) => `${table}: ${rows} rows still name the person; look at them`,
    ),
    ...(handedOver.length > 0
      ? [
          `Tell the customer portal, which holds its own copy of: ${handedOver.join(', ')} (LGPD art. 18 § 6).`,
        ]
      : []),
    ...(alsoNamed.length > 0
      ? [
          `Beside the person stood: ${alsoNamed.map(maskId).join(', ')}. What is stored elsewhere under these was left alone: run the command with them where they are the person’s too.`,
        ]
      : []),
  ].join('\n')
}
