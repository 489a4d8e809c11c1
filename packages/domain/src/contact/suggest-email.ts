interface Provider {
  /** Endings of its addresses, the usual one first. */
  readonly endings: readonly string[]
  /** How its name is mistyped. */
  readonly slips: readonly string[]
}

/** Providers of mailboxes that people in Brazil have, by name. */
const PROVIDERS: Readonly<Record<string, Provider>> = {
  gmail: {
    endings: ['com'],
    slips: [
      'gmial',
      'gmai',
      'gmal',
      'gamil',
      'gmil',
      'gmaill',
      'ggmail',
      'gnail',
      'gmeil',
      'gemail',
      'gimail',
    ],
  },
  hotmail: {
    endings: ['com', 'com.br'],
    slips: [
      'hotmial',
      'hotmal',
      'hotmai',
      'hotmil',
      'hotamil',
      'hotnail',
      'hotmaill',
      'hormail',
      'rotmail',
      'otmail',
    ],
  },
  outlook: {
    endings: ['com', 'com.br'],
    slips: ['outlok', 'outloo', 'outllok', 'outlouk', 'autlook', 'oulook'],
  },
  yahoo: { endings: ['com.br', 'com'], slips: ['yaho', 'yahooo', 'yhaoo', 'yaoo', 'yahho', 'iahoo'] },
  icloud: { endings: ['com'], slips: ['iclod', 'icloude', 'iclound', 'icould', 'iclud'] },
  uol: { endings: ['com.br'], slips: [] },
  bol: { endings: ['com.br'], slips: [] },
  terra: { endings: ['com.br'], slips: [] },
}

/** What stands at the end of a mistyped address, and what was meant. */
const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  com: ['com', 'con', 'co', 'cm', 'om', 'cim', 'vom', 'xom', 'comm', 'coom'],
  'com.br': [
    'com.br',
    'con.br',
    'co.br',
    'cm.br',
    'comm.br',
    'com.b',
    'com.r',
    'com.be',
    'com.bt',
    'combr',
    'br',
  ],
}

/**
 * The address that somebody probably meant whose domain is a known slip of a large provider's ('joana@gmial.com'), or
 * null. A fixed list: another company's domain is never taken for a slip.
 */
export function suggestEmail(typed: string): string | null {
  const [, local, name, ending] = /^([^@\s]+)@([^@.\s]+)\.([^@\s]+)$/.exec(typed.trim()) ?? []
  if (local === undefined || name === undefined || ending === undefined) return null
  const given = { name: name.toLowerCase(), ending: ending.toLowerCase() }
  const meant = Object.entries(ENDINGS).find(([, slips]) => slips.includes(given.ending))?.[0]
  const [known, provider] =
    Object.entries(PROVIDERS).find(([own, { slips }]) => own === given.name || slips.includes(given.name)) ??
    []
  if (known === undefined || provider === undefined || meant === undefined) return null
  const right = provider.endings.includes(meant) ? meant : provider.endings[0]
  const isSame = known === given.name && right === given.ending
  return isSame ? null : `${local}@${known}.${right}`
}
