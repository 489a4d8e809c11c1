import type { ReactNode } from 'react'
import { Icon } from './art/icon.tsx'
import { Button } from './button.tsx'
import { uiCopy } from './copy.ts'
import { EmptyState } from './empty-state.tsx'
import styles from './error-state.module.css'

interface ErrorStateProps {
  readonly title: string
  readonly children?: ReactNode
  /** Tries again; without it there is no button. */
  readonly onRetry?: (() => void) | undefined
  readonly retrying?: boolean | undefined
  readonly retryLabel?: string | undefined
  readonly headingLevel?: 1 | 2 | 3
}

/** What was to be here could not be had: what happened, and another try. Read aloud at once. */
export function ErrorState({
  title,
  children,
  onRetry,
  retrying,
  retryLabel = uiCopy.retry,
  headingLevel = 2,
}: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        title={title}
        headingLevel={headingLevel}
        art={
          <span className={styles.mark}>
            <Icon name="alert" size={28} />
          </span>
        }
        actions={
          onRetry && (
            <Button variant="secondary" busy={retrying} onClick={onRetry}>
              {retryLabel}
            </Button>
          )
        }
      >
        {children}
      </EmptyState>
    </div>
  )
}
