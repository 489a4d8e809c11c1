import { expect, test } from 'vitest'
import { classesOf, undefinedClasses } from './check-class-names.mjs'

const SHEET =
  '/* .said */\n.line {\n  color: red;\n}\n@media print {\n  .line > .name:hover {\n    color: blue;\n  }\n}\n'

test('a sheet has the classes that its selectors name, within media too', () => {
  expect([...classesOf(SHEET)]).toEqual(['line', 'name'])
})

test('a class is told that its sheet does not have', () => {
  const script =
    "import styles from './a.module.css'\nconst look = [styles.line, styles.gone, other.styles.none]\n"
  expect(undefinedClasses(script, () => classesOf(SHEET))).toEqual(['styles.gone'])
})
