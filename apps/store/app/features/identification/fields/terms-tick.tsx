import type { ComponentProps } from 'react'
import { useIssuer } from '../../../issuer/store-view.ts'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { identificationCopy as copy } from '../copy.ts'

/** 'Li e aceito os termos…', with the issuer's own policy to read. */
export function TermsTick(field: Omit<ComponentProps<typeof Checkbox>, 'label'>) {
  const { privacyPolicy } = useIssuer().configuration.issuer
  return (
    <Checkbox
      {...field}
      label={
        <>
          {copy.terms}{' '}
          <a href={privacyPolicy.url} target="_blank" rel="noopener noreferrer">
            {privacyPolicy.title}
          </a>
        </>
      }
    />
  )
}
