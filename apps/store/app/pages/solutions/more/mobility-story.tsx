import { rightCredit } from '@benefits/domain/mobility/right-credit'
import { centavos } from '@benefits/domain/money/centavos'
import { formatBrl } from '@benefits/domain/money/format-brl'
import { RightCreditPicture } from '../../mobility/public.ts'
import { moreCopy } from '../copy.ts'
import styles from './mobility-story.module.css'

/** One worker's month, of which a fifth is left. */
const EXAMPLE = rightCredit(centavos(50_000), centavos(40_000))
const { credited, used, nextCredit, kept } = EXAMPLE

/** What mobility is, and beside it two months drawn with what the second one saves. */
export function MobilityStory({ description }: { readonly description: string }) {
  return (
    <div className={styles.story}>
      <div className={styles.words}>
        <p className={styles.about}>{description}</p>
        <p>{moreCopy.example(formatBrl(credited), formatBrl(used))}</p>
        <p className={styles.saving}>{moreCopy.exampleSaving(formatBrl(nextCredit), formatBrl(kept))}</p>
      </div>
      <RightCreditPicture example={EXAMPLE} />
    </div>
  )
}
