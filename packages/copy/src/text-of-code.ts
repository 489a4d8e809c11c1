import { columnOf } from './refusals.ts'

/** What each refusal says. The browser's build writes it out (`apps/store/vite.config.ts`), and knows no other column. */
export const TEXT_OF_CODE = columnOf('text')
