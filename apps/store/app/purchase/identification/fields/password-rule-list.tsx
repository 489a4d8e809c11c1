import { passwordRuleTexts } from '@benefits/copy/field-messages'
import { PASSWORD_RULES } from '@benefits/domain/access/password-rules'
import { Icon } from '../../../ui/art/icon.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { identificationCopy as copy } from '../copy.ts'
import styles from './password-rule-list.module.css'

/** The password's rules, each turning green or red as it is typed; grey while nothing is. */
export function PasswordRuleList({ id, password }: { readonly id: string; readonly password: string }) {
  return (
    <div id={id} className={styles.rules}>
      <p className={styles.title}>{copy.rules}</p>
      <ul className={styles.list}>
        {PASSWORD_RULES.map((rule) => {
          const isKept = rule.test(password)
          const state = password === '' ? 'open' : isKept ? 'kept' : 'broken'
          return (
            <li key={rule.id} className={styles.rule} data-state={state}>
              <Icon name={state === 'broken' ? 'close' : 'check'} size={16} />
              <span>
                <span>{passwordRuleTexts[rule.id]}</span>
                {state !== 'open' && (
                  <VisuallyHidden>{` (${isKept ? copy.ruleKept : copy.ruleBroken})`}</VisuallyHidden>
                )}
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
