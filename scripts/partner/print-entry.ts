// `npm run -s partner`: prints an address that opens the store as a partner's page would (docs/rules/embedded.md).
import { parseArgs } from 'node:util'
import { signEntry } from './sign-entry.ts'

const { values } = parseArgs({
  options: {
    issuer: { type: 'string', default: 'VRPAT' },
    cnpj: { type: 'string', default: '22333444000181' },
    email: { type: 'string', default: 'cliente@metalurgica.example' },
    origin: { type: 'string', default: 'ACESSO_VR_SPE' },
    minutes: { type: 'string', default: '30' },
    page: { type: 'string', default: 'http://localhost:3000/carrinho/mobilidade' },
  },
})
const { issuer, cnpj, email, origin: origem, minutes, page } = values
const entry = await signEntry({
  issuer,
  claims: { cnpj, email, origem },
  expiresAt: new Date(Date.now() + Number(minutes) * 60_000),
})
const address = new URL(page)
address.searchParams.set('spe', entry)
console.log(address.href)
