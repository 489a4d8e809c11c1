import type { Environment } from './resolve-environment.ts'

const WITH_TAGS: readonly Environment[] = ['PRD', 'QA']

/** Which of an issuer's tag containers may load; none in development (docs/rules/consent.md: where-tags-load). */
export function tagsOf(tags: readonly string[], environment: Environment): readonly string[] {
  return WITH_TAGS.includes(environment) ? tags : []
}
