import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { reportFailure } from './always/failures/report-failure.ts'
import { loadIfFailed } from './always/fallback/failed-page.tsx'
import { hearPresses } from './always/presses/hear-presses.ts'

hearPresses()
void loadIfFailed().then(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter onError={reportFailure} />
      </StrictMode>,
    )
  }),
)
