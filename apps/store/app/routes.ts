import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { type Frame, PAGES, RESOURCES } from './issuer/route-map.ts'

/**
 * The router's static table, made from `issuer/route-map.ts`: it holds every kind's screens, and the guard refuses
 * those of the other kind.
 */
export default [
  layout('routes/guard.tsx', [
    layout('routes/store-frame.tsx', [...pagesIn('store'), route('*', 'routes/not-found.tsx')]),
    layout('routes/checkout-frame.tsx', pagesIn('checkout')),
  ]),
  ...RESOURCES.map(({ path, file }) => route(path.slice(1), file)),
] satisfies RouteConfig

function pagesIn(frame: Frame) {
  return PAGES.filter((page) => page.frame === frame).map(({ path, file }) =>
    path === '/' ? index(file) : route(path.slice(1), file, idOf(path, file)),
  )
}

/** A file that draws several addresses needs a name for each; the router names the others after their file. */
function idOf(path: string, file: string) {
  return PAGES.filter((page) => page.file === file).length > 1 ? { id: `${file}:${path}` } : {}
}
