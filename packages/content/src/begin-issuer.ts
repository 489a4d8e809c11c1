import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { IssuerKind } from '@benefits/domain/catalogue/issuer'
import { cnpjCheckDigits } from '@benefits/domain/document/cnpj-check-digits'
import { DEFAULT_ROOT } from './default-root.ts'
import { loadContent } from './load-content.ts'
import { SHARED } from './read-layers.ts'
import { writeWholeIssuer } from './whole-issuer.ts'

/** The shipped issuer that a new one of its kind begins as. */
const TEMPLATES = { main: 'VRPAT', bankPartner: 'JVCEF' } as const satisfies Record<IssuerKind, string>

/** What a new issuer is called. */
export interface NewIssuer {
  /** Upper-case letters and digits; the folder's name. */
  readonly code: string
  readonly kind: IssuerKind
  /** As pages and contracts say it: 'Banco Novo Pré-Pagos'. */
  readonly name: string
  /** As sentences say it: 'Banco Novo'. */
  readonly shortName: string
  /** The word in hosts that selects it. */
  readonly hostKeyword: string
}

interface WrittenIssuer {
  readonly shared: readonly string[]
  readonly name: string
  readonly shortName: string
  readonly site: string
  readonly copyright: { readonly cnpj: string }
}

/**
 * Makes the folder of a new issuer under `root`, of which the store starts as it is: what is the shipped issuer's own
 * of its kind, with every name, address and tax id of that one replaced; whole where nothing is shared under `root`.
 * Addresses are made up (`.example`), and so is the CNPJ; nobody may frame it, and no tag reads it. Gives the folder.
 * Throws a readable message, and leaves nothing behind, where a name is none or is taken, or where the data under
 * `root` could not be started with.
 */
export async function beginIssuer(root: string, issuer: NewIssuer): Promise<string> {
  const { code, kind, hostKeyword } = issuer
  if (!/^[A-Z][A-Z0-9]{2,11}$/.test(code))
    throw new Error(`${code} is no code: it takes 3 to 12 upper-case letters and digits, a letter first.`)
  if (!/^[a-z0-9-]{3,}$/.test(hostKeyword))
    throw new Error(`${hostKeyword} is no host keyword: it takes 3 or more lower-case letters, digits and -.`)
  if ((await readdir(root)).includes(code)) throw new Error(`${code} is there already: ${join(root, code)}`)
  const owner = [...(await loadContent(root)).values()].find((one) =>
    one.issuer.hostKeywords.includes(hostKeyword),
  )
  if (owner)
    throw new Error(
      `${hostKeyword} is a host keyword of ${owner.issuer.code} already: choose another --host.`,
    )
  const folder = join(root, code)
  await copyTemplate(root, TEMPLATES[kind], folder)
  try {
    await rename(folder, issuer)
    await loadContent(root)
  } catch (error) {
    await rm(folder, { recursive: true })
    throw error
  }
  return folder
}

/** What is the template's own, over the folders that are shared under `root`; where one is not there, all of it. */
async function copyTemplate(root: string, template: string, folder: string): Promise<void> {
  const { shared }: WrittenIssuer = JSON.parse(
    await readFile(join(DEFAULT_ROOT, template, 'issuer.json'), 'utf8'),
  )
  const present = await readdir(join(root, SHARED)).catch((): string[] => [])
  if (shared.every((name) => present.includes(name)))
    await cp(join(DEFAULT_ROOT, template), folder, { recursive: true })
  else await writeWholeIssuer(DEFAULT_ROOT, template, folder)
}

async function rename(folder: string, issuer: NewIssuer): Promise<void> {
  const former: WrittenIssuer = JSON.parse(await readFile(join(folder, 'issuer.json'), 'utf8'))
  const slug = issuer.hostKeyword
  const formerSlug = new URL(former.site).hostname.replace(/^www\./, '').replace(/\.example$/, '')
  // Longer names first: the short one is a part of the other.
  const names = [
    [former.name, issuer.name],
    [formerSlug, slug],
    [former.copyright.cnpj, madeUpCnpj(issuer.code)],
    [TEMPLATES[issuer.kind], issuer.code],
    ...(former.shortName.length > 3 ? [[former.shortName, issuer.shortName]] : []),
  ] as const
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.json'))) {
    const text = await readFile(join(folder, file), 'utf8')
    const renamed = names.reduce((held, [from = '', to = '']) => held.replaceAll(from, to), text)
    await writeFile(join(folder, file), file === 'issuer.json' ? ownSettings(renamed, issuer) : renamed)
  }
}

/** What a copy must not keep, where it has it: whose page may hold the store, who vouches, which tags read it. */
function ownSettings(text: string, { code, shortName, hostKeyword }: NewIssuer): string {
  const settings = JSON.parse(text)
  const cleared = {
    gtmTags: [],
    frameAncestors: [],
    partnerKeys: [],
    // A brand of the issuer that it began as.
    marketplace: { ...settings.marketplace, name: 'Marketplace' },
  }
  const own = Object.entries(cleared).filter(([member]) => member in settings)
  Object.assign(settings, { code, shortName, hostKeywords: [hostKeyword] }, Object.fromEntries(own))
  return `${JSON.stringify(settings, null, 2)}\n`
}

/** A CNPJ that nobody has: the code's own letters, which the federal registry gives to nobody in this place. */
function madeUpCnpj(code: string): string {
  const base = `${code.slice(0, 8).padEnd(8, '0')}0001`
  return base + cnpjCheckDigits(base)
}
