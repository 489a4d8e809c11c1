import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import type { Elements } from '../../ui/elements.ts'
import styles from './contract-text.module.css'
import { contractCopy } from './copy.ts'
import { reflowText, type TextBlock, type TextPiece } from './reflow-text.ts'

interface ContractTextProps {
  readonly opened: PDFDocumentProxy | null
  readonly className: string | undefined
  readonly wait: Elements
  readonly notShown: Elements
}

/** The contract's own text in one column, as large as the reader's browser writes: nothing is scrolled sideways. */
export function ContractText({ opened, className, wait, notShown }: ContractTextProps) {
  const [blocks, setBlocks] = useState<readonly TextBlock[] | 'unreadable' | null>(null)
  useEffect(() => {
    if (opened) void readText(opened).then(setBlocks, () => setBlocks('unreadable'))
  }, [opened])
  return (
    <section
      className={classNames(className, styles.text)}
      aria-label={contractCopy.document}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
    >
      {blocks === null && wait}
      {blocks === 'unreadable' && notShown}
      {Array.isArray(blocks) &&
        // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place in a text that stays
        blocks.map((block, at) => <Block key={at} block={block} />)}
    </section>
  )
}

async function readText(opened: PDFDocumentProxy): Promise<readonly TextBlock[]> {
  const pages = await Promise.all(
    Array.from({ length: opened.numPages }, async (_, at) => {
      const { items } = await (await opened.getPage(at + 1)).getTextContent()
      return items.filter((item): item is Extract<typeof item, TextPiece> => 'str' in item)
    }),
  )
  return reflowText(pages)
}

function Block({ block }: { readonly block: TextBlock }) {
  if (block.is === 'row') return <Row {...block} />
  if (block.is === 'paragraph') return <p>{block.text}</p>
  if (block.is === 'subtitle') return <h4 className={styles.subtitle}>{block.text}</h4>
  return <h3 className={block.is === 'title' ? styles.title : styles.heading}>{block.text}</h3>
}

/** A row of a table: its first cell, and the others with what stands over their columns. */
function Row({ name, cells }: Extract<TextBlock, { is: 'row' }>) {
  return (
    <p className={styles.row}>
      <strong>{name}</strong>
      {cells.map(({ label, value }) => (
        <span key={`${label} ${value}`}>{label ? `${label}: ${value}` : value}</span>
      ))}
    </p>
  )
}
