import { defineConfig } from 'vite'

/** Packages that find files of their own beside them: WebAssembly, native code, fonts, workers. */
export const STAY_INSTALLED = [
  '@electric-sql/pglite',
  '@node-rs/argon2',
  'pdfmake',
  'pg',
  'pino',
  'piscina',
  'vite',
]

/**
 * The server as `npm start` runs it: a few files instead of the 1,250 modules of its source (decision 025). `build/`
 * stands as deep as `src/` does, so that paths which start at a file hold in both.
 */
export default defineConfig({
  build: {
    ssr: true,
    outDir: 'build',
    target: 'node24',
    minify: false,
    rolldownOptions: {
      // What runs is what was written: a call whose answer nobody uses may be made for its failure.
      treeshake: false,
      input: { main: 'src/main.ts', ops: 'src/ops.ts', 'render-worker': 'src/contract-pdf/render-worker.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
  ssr: { noExternal: true, external: STAY_INSTALLED },
})
