import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { projectFiles } from './source-files.mjs'

const DECISION = /docs\/decisions\/(\d{3})|\bdecisions? (\d{3})\b/g
/** A rule follows its page at once, or in code type where the next line begins. */
const RULE = /docs\/rules\/([a-z-]+)\.md(?:: `?([a-z]+(?:-[a-z]+)*)`?|:\n {0,8}(?:\* |\/\/ )?`([a-z-]+)`)?/g
/** How a page of rules names one: the first word of its list item. */
const NAMED = /^- `([a-z-]+)`/gm

/** Where the index of decisions says that one went: a page of rules, and the rules that it became. */
const MOVED = /\]\(\.\.\/rules\/([a-z-]+)\.md\):((?:\s{0,8},?\s{0,8}`[a-z-]+`){1,9})/g

/** A file or folder of this repository, in code type, as pages name it. */
const PLACE = /`((?:apps|packages|e2e|scripts|docs|content|bench)\/[\w./-]*\w)(?:\/?`| )/g

/**
 * Whoever names a decision or a rule of `docs/` leads a reader to it, and so does a page that names a file;
 * a page names each of its rules once. Decisions tell what was, and may name what is no more.
 */
export function checkReferences() {
  const decisions = new Set(
    projectFiles(/^docs\/decisions\/\d{3}-.*\.md$/).map(({ path }) => path.slice(15, 18)),
  )
  const pages = new Map(
    projectFiles(/^docs\/rules\/[a-z-]+\.md$/).map(({ path, text }) => [
      path.slice('docs/rules/'.length, -'.md'.length),
      [...text.matchAll(NAMED)].map(([, name]) => name),
    ]),
  )
  const problems = [...pages].flatMap(([page, names]) =>
    names
      .filter((name, at) => names.indexOf(name) !== at)
      .map((name) => `docs/rules/${page}.md names ${name} twice`),
  )
  let checked = 0
  const [index] = projectFiles(/^docs\/decisions\/README\.md$/)
  for (const number of decisions)
    if (!index?.text.includes(`- [${number}](${number}-`))
      problems.push(`docs/decisions/README.md does not list decision ${number}`)
  for (const [, page, rules] of index?.text.matchAll(MOVED) ?? [])
    for (const [, name] of rules.matchAll(/`([a-z-]+)`/g))
      if (!pages.get(page)?.includes(name))
        problems.push(`docs/decisions/README.md names the rule ${name}, which docs/rules/${page}.md has not`)
  for (const { path, text } of projectFiles(
    /\.(ts|tsx|mjs|css|md)$/,
    /^(docs\/decisions\/README|scripts\/checks\/check-(references|citations))/,
  )) {
    for (const [, byPath, byWord] of text.matchAll(DECISION)) {
      checked += 1
      const number = byPath ?? byWord
      if (!decisions.has(number)) problems.push(`${path} names decision ${number}, which is not there`)
    }
    for (const [, page, sameLine, nextLine] of text.matchAll(RULE)) {
      checked += 1
      const name = sameLine ?? nextLine
      const names = pages.get(page)
      if (!names) problems.push(`${path} names docs/rules/${page}.md, which is not there`)
      else if (name && !names.includes(name))
        problems.push(`${path} names the rule ${name}, which docs/rules/${page}.md has not`)
    }
  }
  const root = join(import.meta.dirname, '..', '..')
  for (const { path, text } of projectFiles(/^(README|docs\/[\w-]+|docs\/rules\/[\w-]+)\.md$/)) {
    for (const [, place] of text.matchAll(PLACE)) {
      checked += 1
      if (!place.includes('CODE') && !existsSync(join(root, place)))
        problems.push(`${path} names ${place}, which is not there`)
    }
  }
  return { name: 'references', checked, problems }
}
