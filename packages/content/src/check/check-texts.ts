import { FILE_NAMES } from '../content-files.ts'
import { type Placeholders, placeholdersOf } from '../fill-placeholders.ts'
import type { Check } from './check.ts'

/**
 * Texts use the placeholders that are filled in and no other, which would reach the visitor: a misspelt one, or
 * `{annualDiscount}` where the HR plans have no yearly discount, or more than one.
 */
export const checkTexts: Check = (files, report) => {
  const placeholders = placeholdersOf(files['issuer.json'], files['plans.json'])
  const isKnown = (placeholder: string): placeholder is keyof Placeholders => placeholder in placeholders
  for (const file of FILE_NAMES) {
    visit(files[file], '', (value, path) => {
      for (const placeholder of value.match(/[{}][^{}]*\}?/g) ?? []) {
        if (!isKnown(placeholder)) report(file, path, `has the unknown placeholder ${placeholder}`)
        else if (placeholders[placeholder] === null)
          report(file, path, `${placeholder} has no one value here`)
      }
    })
  }
}

/** Tells each text with its path, such as `articles.0.title`. */
function visit(value: unknown, path: string, tell: (text: string, path: string) => void): void {
  if (typeof value === 'string') tell(value, path)
  if (typeof value !== 'object' || value === null) return
  for (const [key, held] of Object.entries(value)) visit(held, path === '' ? key : `${path}.${key}`, tell)
}
