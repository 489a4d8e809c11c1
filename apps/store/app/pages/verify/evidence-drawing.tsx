import styles from './evidence-drawing.module.css'

/** Where the code stands: the last page of a final contract, with the row of its code marked. */
export function EvidenceDrawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 120 156" aria-hidden="true">
      <rect className={styles.paper} x="1.5" y="1.5" width="117" height="153" rx="8" />
      <path className={styles.title} d="M16 20h52" />
      <path
        className={styles.line}
        d="M16 36h26M54 36h48M16 48h20M54 48h36M16 60h28M54 60h44M16 72h18M54 72h30"
      />
      <rect className={styles.mark} x="8" y="81" width="104" height="20" rx="6" />
      <path className={styles.code} d="M16 91h24M54 91h50" />
      <path
        className={styles.square}
        d="M16 112h12v12h-12zM34 112h12v12h-12zM16 130h12v12h-12zM36 130h4v4h-4zM42 136h4v6h-4z"
      />
      <path className={styles.line} d="M58 118h44M58 128h36M58 138h40" />
    </svg>
  )
}
