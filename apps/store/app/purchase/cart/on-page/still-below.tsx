import { Component, type RefObject } from 'react'
import type { Elements } from '../../../ui/elements.ts'

interface StillBelowProps {
  /** How many rows it has; null while that is not known. */
  readonly rows: number | null
  /** What stands below. */
  readonly below: RefObject<HTMLElement | null>
  readonly children: Elements
}

/**
 * Rows above something that is worked in: where one comes or goes, what stands below keeps its place in the window,
 * unless the focus is among the rows (`data-own-rows`). A class, since hooks cannot measure right before the document
 * changes.
 */
export class StillBelow extends Component<StillBelowProps> {
  override getSnapshotBeforeUpdate({ rows: before }: StillBelowProps): number | null {
    const { rows, below } = this.props
    if (before === null || before === rows || !below.current) return null
    // Whoever takes a row out sees the next one come up to it.
    const isAmong = document.activeElement?.closest('[data-own-rows]')
    return isAmong ? null : below.current.getBoundingClientRect().top
  }

  override componentDidUpdate(_: unknown, __: unknown, before: number | null) {
    const { current } = this.props.below
    if (before === null || !current) return
    window.scrollBy({ top: current.getBoundingClientRect().top - before, behavior: 'instant' })
  }

  override render() {
    return this.props.children
  }
}
