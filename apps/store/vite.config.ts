import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

/**
 * One stylesheet for the whole store (cached once, no flash between pages); nothing is inlined as data:, so that the
 * content security policy stays short. The map of files is kept for `scripts/budgets.mjs`.
 */
export default defineConfig({
  plugins: [reactRouter()],
  build: {
    target: 'es2022',
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    manifest: true,
    reportCompressedSize: false,
  },
})
