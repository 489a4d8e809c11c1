import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { loadIfFailed } from './always/failed-page/failed-page.tsx'
import { hearPresses } from './always/presses/hear-presses.ts'
import { reportFailure } from './always/reports/report-failure.ts'

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
