import { readFile } from 'node:fs/promises'
import { minify, type Plugin, transformWithOxc } from 'vite'

/** `import text from './x.ts?script'`: a file that imports types alone, as the text of a script of a page. */
export function scriptTexts(): Plugin {
  return {
    name: 'script-texts',
    async load(id) {
      const [file = '', query] = id.split('?')
      if (query !== 'script') return null
      const { code } = await transformWithOxc(await readFile(file, 'utf8'), file)
      const { code: text } = await minify(file, `(()=>{${code.replace('export {}', '')}})()`)
      return `export default ${JSON.stringify(text)}`
    },
  }
}
