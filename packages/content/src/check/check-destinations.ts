import { barePath } from '@benefits/domain/catalogue/without-end-slashes'
import type { FileName, IssuerFiles } from '../content-files.ts'
import type { Check } from './check.ts'
import { shownAddresses } from './shown-by-kind.ts'

/** Whatever leads to a page of the store leads to one that this issuer has; other sites are not looked at. */
export const checkDestinations: Check = (files, report) => {
  const shown = shownAddresses({
    kind: files['issuer.json'].kind,
    products: files['products.json'],
    modalities: files['modalities.json'],
    plans: files['plans.json'],
    offers: files['offers.json'],
  })
  for (const [file, path, address] of addressesIn(files)) {
    const [page = ''] = address.split(/[?#]/)
    if (page.startsWith('/') && !shown.has(barePath(page)))
      report(file, path, `this issuer has no page ${page}`)
  }
}

type Address = readonly [file: FileName, path: string, address: string]

function addressesIn(files: IssuerFiles): readonly Address[] {
  const { footer, socialMedia } = files['issuer.json']
  const shelf = (['modalities.json', 'seasonal.json'] as const).flatMap((file) =>
    files[file].map(({ destination }, at): Address => [file, `${at}.destination`, destination]),
  )
  return [
    ...footer.flatMap(({ links }, at) =>
      links.map(({ url }, place): Address => ['issuer.json', `footer.${at}.links.${place}.url`, url]),
    ),
    ...socialMedia.map(({ url }, at): Address => ['issuer.json', `socialMedia.${at}.url`, url]),
    ...files['channels.json'].map(
      ({ initialPage }, at): Address => ['channels.json', `${at}.initialPage`, initialPage],
    ),
    ...shelf,
    ...files['sections.json'].flatMap(({ items }, at) =>
      items.flatMap((item, place): Address[] =>
        'destination' in item && item.destination !== null
          ? [['sections.json', `${at}.items.${place}.destination`, item.destination]]
          : [],
      ),
    ),
  ]
}
