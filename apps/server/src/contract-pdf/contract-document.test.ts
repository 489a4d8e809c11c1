import { createHash } from 'node:crypto'
import { ENTRY_LABELS } from '@benefits/copy/entry-labels'
import { SQUARE } from '@benefits/domain/customer/sample-address'
import type { Cnpj, Cpf } from '@benefits/domain/document/types'
import { centavos } from '@benefits/domain/money/centavos'
import { afterAll, describe, expect, it } from 'vitest'
import { readPdf } from '../../test/support/read-pdf.ts'
import { type AcceptanceFacts, CONTRACT_TEMPLATE, type ContractFacts } from './contract-facts.ts'
import { createContractRenderer } from './contract-renderer.ts'
import { contractText } from './contract-text.ts'

const facts: ContractFacts = {
  template: 'contrato-2',
  number: '7KQM-4X9T-DBHW',
  issuer: {
    code: 'VRPAT',
    name: 'VR Benefícios',
    shortName: 'VR',
    cnpj: '98765432000198',
    site: 'https://www.vr-loja.example',
    email: 'atendimento@vr-loja.example',
    theme: 'vrpat',
    homeState: 'SP',
    deadlines: [{ place: 'Demais localidades', deadline: 'Até 7 dias úteis' }],
  },
  support: { phone: '4000-0101', phoneOtherRegions: '', email: 'atendimento@vr-loja.example' },
  company: {
    cnpj: '12ABC34501DE35' as Cnpj,
    corporateName: 'Café Alfa Ltda.',
    tradeName: 'Café Alfa',
    cardEmbossName: 'CAFE ALFA',
    fiscalAddress: SQUARE,
    deliveryAddress: { ...SQUARE, complement: 'Sala 2' },
  },
  contact: {
    name: 'Joana Prado',
    cpf: '52998224725' as Cpf,
    email: 'joana@alfa.example',
    phone: '11987654321',
  },
  legalRepresentatives: [{ name: 'Joana Prado', document: '52998224725', politicallyExposed: false }],
  ownershipChain: [],
  groups: [
    {
      group: 'default',
      lines: [
        {
          code: 27,
          name: 'Refeição',
          isFood: true,
          quantity: 10,
          monthlyValue: centavos(50_000),
          planPeriod: 'monthly',
          productValue: centavos(500_000),
          total: centavos(500_000),
          additions: [],
          entries: [
            {
              conditionId: 1,
              name: 'Tarifa de emissão de cartões',
              description: '',
              kind: 'fee',
              rate: 'unit',
              unitValue: 690,
              value: centavos(0),
            },
          ],
        },
      ],
    },
  ],
  addOns: [],
  offerName: null,
  totals: {
    total: centavos(500_000),
    totalWithDiscount: centavos(500_000),
    totalFees: centavos(0),
    totalBenefits: centavos(500_000),
  },
}

const acceptance: AcceptanceFacts = {
  evidenceId: '0197a1b2-0000-7000-8000-000000000001',
  code: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  verifyAddress: 'https://loja.vr.example/verificar/ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  orderNumber: '7KQM-4X9T-DBHW',
  documentHash: 'ab'.repeat(32),
  acceptedText: 'Li e concordo',
  payment: 'Boleto bancário',
  name: 'Joana Prado',
  cpf: '52998224725',
  email: 'joana@alfa.example',
  emailValidatedAt: null,
  acceptedAtUtc: '2026-11-21T13:00:00.000Z',
  acceptedAtSaoPaulo: '21/11/2026 10:00:00',
  address: '203.0.113.7',
  userAgent: 'Navegador de teste',
  sessionId: '0197a1b2-0000-7000-8000-000000000002',
}

const renderer = createContractRenderer()
afterAll(() => renderer.close())

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

describe('the contract on paper', () => {
  it('gives the same bytes for the same facts and others for other facts', async () => {
    const [first, second, other] = await Promise.all([
      renderer.draft(facts),
      renderer.draft(structuredClone(facts)),
      renderer.draft({ ...facts, company: { ...facts.company, tradeName: 'Café Beta' } }),
    ])
    expect(sha256(first)).toBe(sha256(second))
    expect(sha256(first)).not.toBe(sha256(other))
  })

  it('says other words only under another template’s name', async () => {
    const lines = facts.groups.flatMap((sold) => sold.lines)
    const groups = (['multi', 'default', 'mobility', 'hcm'] as const).map((group) => ({ group, lines }))
    const read = async (payment: ContractFacts['payment']) =>
      (await readPdf(await renderer.draft({ ...facts, groups, payment }))).text
    const plans = groups.filter(({ group }) => group === 'hcm')
    const texts = [
      await read('boleto'),
      await read('creditCard'),
      await read('open'),
      (await readPdf(await renderer.draft({ ...facts, groups: plans }))).text,
    ]
    const words = sha256(Buffer.from(texts.join('\n')))
    expect({ template: CONTRACT_TEMPLATE, words }).toEqual({
      template: 'contrato-10',
      words: '5570b8f24a02fb3f688eca6c3b22e26a14de5b8be4b31df09e60d3069da8714b',
    })
  })

  it('is told as text in the words that are printed, in their order', async () => {
    const blank = (words: string) => words.replace(/\s+/g, '')
    const printed = blank((await readPdf(await renderer.draft(facts))).text)
    const blocks = contractText(facts)
    let from = 0
    for (const words of blocks.flatMap(({ text, cells }) => [text, ...cells.map(({ value }) => value)])) {
      const found = printed.indexOf(blank(words), from)
      // A paragraph that goes on at the next page has the lines between pages in it: its begin is there.
      const at = found < 0 ? printed.indexOf(blank(words).slice(0, 60), from) : found
      expect(at, words).toBeGreaterThanOrEqual(0)
      from = at
    }
    expect(blocks.slice(0, 4)).toEqual([
      { kind: 'title', text: 'Contrato de prestação de serviços', cells: [] },
      { kind: 'paragraph', text: 'Contrato nº 7KQM-4X9T-DBHW', cells: [] },
      { kind: 'subtitle', text: 'CONTRATADA', cells: [] },
      { kind: 'row', text: 'Razão social', cells: [{ label: '', value: 'VR Benefícios' }] },
    ])
    const rows = blocks.filter(({ text }) => /^(Refeição|Tarifa de emissão)/.test(text))
    expect(rows.map(({ cells }) => cells.map(({ label }) => label))).toEqual([
      ['Quantidade', 'Valor por cartão', 'Valor do produto', 'Total neste pedido'],
      [''],
    ])
  })

  it('tells of plans alone neither cards nor delivery, and the unit of the total', async () => {
    const lines = facts.groups.flatMap((sold) => sold.lines).map((line) => ({ ...line, entries: [] }))
    const { text } = await readPdf(await renderer.draft({ ...facts, groups: [{ group: 'hcm', lines }] }))
    expect(text).toMatch(/Total por mês\s+R\$\s5\.000,00/)
    for (const words of [/[Ee]ntrega/, /gravado/, /saldos já creditados/, /Total do pedido/])
      expect(text).not.toMatch(words)
    const cards = (await readPdf(await renderer.draft(facts))).text
    for (const words of [
      'Endereço de entrega',
      'CAFE ALFA',
      'Da entrega',
      'saldos já creditados',
      'Total do pedido',
    ])
      expect(cards).toContain(words)
  })

  it('tells a mixed order’s total in its parts', async () => {
    const [cards] = facts.groups
    const [line] = cards?.lines ?? []
    if (!cards || !line) throw new Error('the sample lost its line')
    const plan = { ...line, code: 20152, planPeriod: 'annual' as const, productValue: centavos(200_000) }
    const groups = [cards, { group: 'hcm' as const, lines: [plan] }]
    const totals = { ...facts.totals, totalWithDiscount: centavos(700_000) }
    const { text } = await readPdf(await renderer.draft({ ...facts, groups, totals }))
    expect(text).toMatch(/Neste pedido\s+R\$\s5\.000,00/)
    expect(text).toMatch(/Plano de RH, por ano\s+R\$\s2\.000,00/)
  })

  it('tells every line with its unit, and a plan apart from its extensions', async () => {
    const [cards] = facts.groups
    const [line] = cards?.lines ?? []
    if (!cards || !line) throw new Error('the sample lost its line')
    const plan = {
      ...line,
      code: 20152,
      name: 'RH Gerencial',
      planPeriod: 'annual' as const,
      monthlyValue: centavos(13_100),
      productValue: centavos(157_200),
      total: centavos(157_200),
      additions: ['Escalas', 'Ponto pelo WhatsApp'],
      extensions: [
        { code: 20210, name: 'Ponto pelo WhatsApp', monthlyValue: centavos(1_200), value: centavos(14_400) },
      ],
      entries: [],
    }
    const groups = [cards, { group: 'hcm' as const, lines: [plan] }]
    const { text } = await readPdf(await renderer.draft({ ...facts, groups }))
    for (const words of ['Valor por cartão', 'Total neste pedido', 'Valor por mês', 'Total por ano'])
      expect(text).toContain(words)
    expect(text).not.toContain('Valor mensal')
    expect(text).toMatch(/R\$\s119,00\s+R\$\s1\.428,00\s+R\$\s1\.572,00/)
    expect(text).toMatch(/Ponto pelo WhatsApp — R\$\s12,00 por mês\s+R\$\s144,00/)
    expect(text).toMatch(/Com: Escalas(?!;)/)
  })

  it('says who, what and how much, with its fees and its legal ground', async () => {
    const { text } = await readPdf(await renderer.draft(facts))
    for (const words of [
      'Contrato nº 7KQM-4X9T-DBHW',
      '12.ABC.345/01DE-35',
      '529.982.247-25',
      'Café Alfa Ltda.',
      'R$ 5.000,00',
      'R$ 6,90 por cartão',
      'Gratuito',
      'Lei nº 14.442/2022',
      'art. 10, § 2º, da Medida Provisória nº 2.200-2/2001',
      'Demais localidades: até 7 dias úteis',
      'comarca de São Paulo/SP',
    ])
      expect(text).toContain(words)
  })

  it('tells that mobility’s total is without what transport operators charge, in clause and totals', async () => {
    const line = facts.groups[0]?.lines[0]
    if (!line) throw new Error('the sample has a line')
    const groups = [{ group: 'mobility' as const, lines: [{ ...line, isFood: false, name: 'Mobilidade' }] }]
    const { text } = await readPdf(await renderer.draft({ ...facts, groups }))
    expect(text).toContain('A taxa de repasse é o que operadores locais cobram')
    expect(text).toMatch(/Taxa de repasse, das operadoras, fora deste total\s+variável/)
    expect((await readPdf(await renderer.draft(facts))).text).not.toMatch(/taxa de repasse/i)
  })

  it('says when a card is charged and what of a plan it pays, and which fee is free in this order alone', async () => {
    const line = facts.groups[0]?.lines[0]
    if (!line) throw new Error('the sample has a line')
    const plan = (planPeriod: 'monthly' | 'annual') => [
      { group: 'hcm' as const, lines: [{ ...line, planPeriod }] },
    ]
    const read = async (payment: ContractFacts['payment'], period: 'monthly' | 'annual') => {
      const { text } = await readPdf(await renderer.draft({ ...facts, payment, groups: plan(period) }))
      return text.replace(/\s+/g, ' ')
    }
    const byCard = await read('creditCard', 'monthly')
    expect(byCard).toContain('A CONTRATANTE escolheu pagar por cartão de crédito')
    expect(byCard).toContain('O cartão paga somente a primeira mensalidade')
    expect(byCard).not.toContain('poderá ser pago')
    expect(await read('creditCard', 'annual')).toContain('Os doze meses são cobrados de uma só vez')
    expect(await read('open', 'annual')).toContain('na forma que a CONTRATANTE escolher ao concluir')
    expect(await read('boleto', 'monthly')).not.toContain('cartão de crédito')
    const [fee] = line.entries
    if (!fee) throw new Error('the sample has a fee')
    const once = { ...fee, name: 'Taxa de entrega', isWaivedOnce: true }
    const groups = [{ group: 'default' as const, lines: [{ ...line, entries: [fee, once] }] }]
    const { text } = await readPdf(await renderer.draft({ ...facts, groups }))
    expect(text).toMatch(/Vale somente para o pedido desta contratação a dispensa de: “Taxa de\s+entrega”/)
  })

  it('prints the yearly rate that the order was priced with', async () => {
    const line = facts.groups[0]?.lines[0]
    if (!line) throw new Error('the sample has a line')
    const discount = {
      ...ENTRY_LABELS.annualDiscount(1_500),
      conditionId: 36,
      kind: 'discount',
      rate: 'percent',
      unitValue: 1_500,
      value: centavos(-90_000),
    } as const
    const lines = [{ ...line, planPeriod: 'annual' as const, entries: [discount] }]
    const { text } = await readPdf(await renderer.draft({ ...facts, groups: [{ group: 'hcm', lines }] }))
    expect(text).toContain('Desconto do plano anual — 15%')
    expect(text).not.toContain('20%')
  })

  it('prints a name on one line, whatever it was stored with', async () => {
    const company = { ...facts.company, tradeName: 'Ab\r\nTotal: R$ 0,01' }
    const { lines } = await readPdf(await renderer.draft({ ...facts, company }))
    expect(lines.filter((line) => line.startsWith('Total: R$ 0,01'))).toEqual([])
    expect(lines.some((line) => line.includes('Ab Total: R$ 0,01'))).toBe(true)
  })

  it('says that the balances of a Multi card share their cards', async () => {
    const line = facts.groups[0]?.lines[0]
    if (!line) throw new Error('the sample has a line')
    const balance = (name: string, quantity: number) => ({ ...line, name, quantity })
    const draft = async (...lines: (typeof line)[]) => {
      const groups = [{ group: 'multi', lines } as const]
      return (await readPdf(await renderer.draft({ ...facts, groups }))).text
    }
    const same = await draft(balance('Multi Refeição PAT', 8), balance('Multi Auto', 8))
    expect(same).toContain('Um único cartão físico por trabalhador reúne os saldos abaixo: 8 cartões.')
    expect(same).toContain('Crédito em cada cartão, neste pedido: R$ 1.000,00.')
    expect(same).toContain('Dos saldos no mesmo cartão')
    const uneven = await draft(balance('Multi Refeição PAT', 5), balance('Multi Auto', 8))
    expect(uneven).toContain('reúne os saldos abaixo: 8 cartões.')
    expect(uneven).not.toContain('Crédito em cada cartão')
  })

  it('writes only the clauses of the contracted services', async () => {
    const line = facts.groups[0]?.lines[0]
    if (!line) throw new Error('the sample has a line')
    const hr: ContractFacts = {
      ...facts,
      groups: [
        { group: 'hcm', lines: [{ ...line, isFood: false, planPeriod: 'annual', name: 'RH Gerencial' }] },
      ],
    }
    const { text } = await readPdf(await renderer.draft(hr))
    expect(text).toContain('Do plano de gestão de pessoas')
    expect(text).toContain('plano anual')
    expect(text).not.toContain('Do PAT e do auxílio-alimentação')
    expect(text).not.toContain('Da entrega')
  })

  it('numbers its pages and tells its title, author and language', async () => {
    const { pages, title, author, language } = await readPdf(await renderer.draft(facts))
    expect(pages.length).toBeGreaterThan(1)
    pages.forEach((page, index) => {
      expect(page).toContain(`Página ${index + 1} de ${pages.length}`)
    })
    expect(title).toBe('Contrato de prestação de serviços nº 7KQM-4X9T-DBHW')
    expect(author).toBe('VR Benefícios')
    expect(language).toBe('pt-BR')
  })

  it('ends, once hired, on the evidence page and carries the accepted bytes unchanged', async () => {
    const accepted = await renderer.draft(facts)
    const final = await renderer.final(facts, { ...acceptance, documentHash: sha256(accepted) }, accepted)
    const read = await readPdf(final)
    const last = read.pages.at(-1)
    expect(last).toContain('Comprovante de aceite')
    expect(last?.replaceAll(' ', '')).toContain(sha256(accepted))
    expect(last).toContain('203.0.113.7')
    const attached = read.attachments.get('contrato-aceito.pdf')
    expect(attached && sha256(attached)).toBe(sha256(accepted))
  })
})

describe('the queue of documents', () => {
  it('prints contracts and finals before proposals that came earlier', async () => {
    const renderer = createContractRenderer()
    const accepted = await renderer.draft(facts)
    const proposal = {
      ...facts,
      template: 'proposta-2',
      madeOn: '2026-11-26',
      validUntil: '2026-12-06',
      link: 'https://loja.vr.example/proposta/abc',
    }
    const done: string[] = []
    const note = (name: string, printing: Promise<Uint8Array>) => printing.then(() => done.push(name))
    await Promise.all([
      note('first', renderer.draft(facts)),
      ...Array.from({ length: 3 }, () => note('proposal', renderer.proposal(proposal))),
      note('draft', renderer.draft(facts)),
      note('final', renderer.final(facts, { ...acceptance, documentHash: sha256(accepted) }, accepted)),
    ])
    expect(done).toEqual(['first', 'draft', 'final', 'proposal', 'proposal', 'proposal'])
    await renderer.close()
  })
})
