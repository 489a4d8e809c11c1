import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../run.mjs'
import { findBareTexts } from './find-bare-texts.mjs'

const FOLDER = join(root, 'apps/store/not-on-disk')
const CONFIG = join(FOLDER, 'tsconfig.json')

const BEFORE = `
import { Fragment, type ReactElement, type ReactNode, Suspense } from 'react'
interface Given {
  readonly name: string
  readonly count: number
  readonly isNew: boolean
  readonly kind: 'a' | 'b'
  readonly names: readonly string[]
  readonly node: ReactNode
  readonly element: ReactElement | null
}
const copy = { title: 'Título', kinds: { a: 'Um', b: 'Dois' } } as const
function Mark() { return <b /> }
export function Sample({ name, count, isNew, kind, names, node, element }: Given) { return (
`

/**
 * What is found in components that are drawn as these are; all of them are asked for at once, since the compiler
 * starts slowly.
 */
function found(...drawn: readonly string[]): readonly (readonly string[])[] {
  const samples = drawn.map((one, at) => [join(FOLDER, `sample-${at}.tsx`), `${BEFORE}${one}\n)}`] as const)
  const files = new Map([
    ...samples,
    [
      CONFIG,
      JSON.stringify({ extends: '../tsconfig.json', include: [], files: samples.map(([path]) => path) }),
    ],
  ])
  const { checked, found: all } = findBareTexts(CONFIG, (path: string) => files.has(path), {
    readFile: (path) => files.get(path),
    fileExists: (path) => (files.has(path) ? true : undefined),
    directoryExists: (path) => (path === FOLDER ? true : undefined),
  })
  expect(checked).toBeGreaterThanOrEqual(drawn.length)
  return samples.map(([path]) => all.filter((one) => one.path === path).map(({ text }) => text))
}

it('finds every text that comes, goes or changes beside something else', () => {
  const shapes: readonly (readonly [drawn: string, ...texts: string[]])[] = [
    ['<p>{isNew && <b />}{name}</p>', '{name}'],
    ['<p><b />{count}</p>', '{count}'],
    ['<p>{name} {count}</p>', '{name}', '{count}'],
    ['<p><b />{copy.kinds[kind]}</p>', '{copy.kinds[kind]}'],
    ['<p><b />{isNew && copy.title}</p>', '{isNew && copy.title}'],
    ['<p><b />{isNew ? name : <b />}</p>', '{isNew ? name : <b />}'],
    ['<p>{isNew && <b />}{copy.title}</p>', '{copy.title}'],
    ['<p><Mark />Título</p>', 'Título'],
    ['<p><b />{node}</p>', '{node}'],
    ['<p>{names.map((one) => one)}</p>', '{names.map((one) => one)}'],
    ['<>{name}</>', '{name}'],
    ['<Suspense>{copy.title}</Suspense>', '{copy.title}'],
    ['<p>{isNew && <>{copy.title}</>}</p>', '{copy.title}'],
    ['<Fragment>{name}</Fragment>', '{name}'],
    ['node', 'Sample'],
  ]
  expect(found(...shapes.map(([drawn]) => drawn))).toEqual(shapes.map(([, ...texts]) => texts))
})

it('accepts the only text of an element, and texts that never change among elements that stay', () => {
  const shapes = [
    '<p>{name}</p>',
    '<p>{isNew ? name : <b />}</p>',
    '<p>{name + count}</p>',
    '<p>Leia <b>{name}</b> e {copy.title}.</p>',
    '<p>{isNew && <b />} <span>{name}</span></p>',
    '<ul>{names.map((one) => <li key={one}>{one}</li>)}</ul>',
    '<div><Mark />{element}</div>',
    '<>{element}{count > 0 && <b />}</>',
    '<Fragment><p>{name}</p></Fragment>',
  ]
  expect(found(...shapes)).toEqual(shapes.map(() => []))
})
