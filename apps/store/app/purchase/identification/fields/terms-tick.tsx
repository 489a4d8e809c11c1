import type { ComponentProps } from 'react'
import { useIssuer } from '../../../always/issuer/store-view.ts'
import { useKeptQuery } from '../../../always/navigation/use-kept-query.ts'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { identificationCopy as copy } from '../copy.ts'

/** 'Li e aceito os termos…', with the terms and the issuer's own policy to read. */
export function TermsTick(field: Omit<ComponentProps<typeof Checkbox>, 'label'>) {
  const kept = useKeptQuery()
  const { privacyPolicy } = useIssuer().configuration.issuer
  return (
    <Checkbox
      {...field}
      label={
        <span>
          {copy.accept}{' '}
          <a href={kept('/termos-de-uso')} target="_blank" rel="noopener">
            {copy.terms}
          </a>{' '}
          {copy.and}{' '}
          <a href={kept('/privacidade')} target="_blank" rel="noopener">
            {privacyPolicy.title}
          </a>
        </span>
      }
    />
  )
}
