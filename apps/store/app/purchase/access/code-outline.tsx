import { CODE_LENGTH } from '@benefits/domain/access/verification-code'
import { classNames } from '../../ui/class-names.ts'
import acts from '../../ui/feedback/acts-outline.module.css'
import boxes from '../../ui/forms/code-input.module.css'
import field from '../../ui/forms/field.module.css'
import { Skeleton } from '../../ui/marks/skeleton.tsx'
import styles from './code-outline.module.css'
import { accessCopy as copy } from './copy.ts'
import form from './verification-screen.module.css'

/** The form of the code before it is known whose it is: its words and boxes, bars for where it went and its acts. */
export function CodeOutline() {
  return (
    <div className={styles.outline}>
      <div>
        <p className={form.text}>{`${copy.sentTo}:`}</p>
        <div className={styles.recipient}>
          <Skeleton size="text" />
        </div>
      </div>
      <div>
        <p className={field.label}>{copy.code}</p>
        <div className={boxes.boxes}>
          {Array.from({ length: CODE_LENGTH }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the boxes are alike
            <Skeleton key={at} size="control" className={styles.box} />
          ))}
        </div>
        <p className={field.hint}>{copy.codeHint}</p>
      </div>
      <div className={form.actions}>
        <Skeleton size="text" className={classNames(acts.back, styles.change)} />
        <Skeleton size="button" className={acts.button} />
      </div>
    </div>
  )
}
