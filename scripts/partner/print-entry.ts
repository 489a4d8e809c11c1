// `npm run -s partner`: prints an address that opens the store as a partner's page would (docs/rules/embedded.md).
import { numberOf, readOptions, runScript, WrongOptions } from '../read-options.ts'
import { signEntry } from './sign-entry.ts'

const USAGE = `npm run -s partner -- [--issuer VRPAT] [--cnpj 22333444000181] [--email cliente@metalurgica.example]
                      [--origin ACESSO_VR_SPE] [--minutes 30] [--page http://localhost:3000/carrinho/mobilidade]

prints an address that opens the store as a partner's page would; it can be used for --minutes minutes`

const DAY_MINUTES = 24 * 60
const { values } = readOptions(USAGE, {
  options: {
    issuer: { type: 'string', default: 'VRPAT' },
    cnpj: { type: 'string', default: '22333444000181' },
    email: { type: 'string', default: 'cliente@metalurgica.example' },
    origin: { type: 'string', default: 'ACESSO_VR_SPE' },
    minutes: { type: 'string', default: '30' },
    page: { type: 'string', default: 'http://localhost:3000/carrinho/mobilidade' },
  },
})

await runScript(USAGE, async () => {
  const { issuer, cnpj, email, origin: origem, page } = values
  const minutes = numberOf('minutes', values.minutes, { least: 1, most: DAY_MINUTES })
  if (!URL.canParse(page)) throw new WrongOptions('--page takes a whole address, http:// or https:// first.')
  const entry = await signEntry({
    issuer,
    claims: { cnpj, email, origem },
    expiresAt: new Date(Date.now() + minutes * 60_000),
  })
  const address = new URL(page)
  address.searchParams.set('spe', entry)
  console.log(address.href)
})
