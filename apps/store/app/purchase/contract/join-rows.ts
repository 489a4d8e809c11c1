import type { ContractWords } from './shown-contract.ts'

type TextBlock = ContractWords['text'][number]

/**
 * The blocks of a text in their order, rows of a table that follow each other as one part. A row without cells names
 * nothing: it is a part of its own.
 */
export function joinRows(blocks: readonly TextBlock[]): readonly (readonly [TextBlock, ...TextBlock[]])[] {
  const parts: [TextBlock, ...TextBlock[]][] = []
  for (const block of blocks) {
    const last = parts.at(-1)
    if (last && isNamed(last[0]) && isNamed(block)) last.push(block)
    else parts.push([block])
  }
  return parts
}

function isNamed({ kind, cells }: TextBlock): boolean {
  return kind === 'row' && cells.length > 0
}
