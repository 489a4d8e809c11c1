import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { tellFailure } from './failures/tell-failure.ts'
import { loadIfFailed } from './shell/whole-page/failed-page.tsx'

void loadIfFailed().then(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter onError={tellFailure} />
      </StrictMode>,
    )
  }),
)
