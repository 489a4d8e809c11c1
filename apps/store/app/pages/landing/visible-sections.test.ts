import { describe, expect, it } from 'vitest'
import { visibleSections } from './visible-sections.ts'

const item = { id: 'um', title: 'Um', content: 'Texto', icon: 'card', displayOrder: 0, destination: null }

function section(id: string, displayOrder: number, over: object = {}) {
  return { id, title: id, subtitle: '', issuers: ['VRPAT'], displayOrder, items: [item], ...over }
}

describe('sections of the landing page', () => {
  it('follow the order of the server, not of the answer', () => {
    const shown = visibleSections([section('SECTION_MAP', 2), section('SECTION_HERO', 1)], 'VRPAT')
    expect(shown.map(({ id }) => id)).toEqual(['SECTION_HERO', 'SECTION_MAP'])
  })

  it('leave out those of another issuer', () => {
    const sections = [section('SECTION_HERO', 0, { issuers: ['JVCEF'] }), section('SECTION_MAP', 1)]
    expect(visibleSections(sections, 'VRPAT').map(({ id }) => id)).toEqual(['SECTION_MAP'])
    expect(visibleSections(sections, 'JVCEF').map(({ id }) => id)).toEqual(['SECTION_HERO'])
  })

  it('leave out those without items', () => {
    expect(visibleSections([section('SECTION_HERO', 0, { items: [] })], 'VRPAT')).toEqual([])
  })

  it('leave out what this store cannot draw', () => {
    expect(visibleSections([section('SECTION_OF_TOMORROW', 0)], 'VRPAT')).toEqual([])
  })

  it('show their items in display order', () => {
    const items = [
      { ...item, id: 'dois', displayOrder: 2 },
      { ...item, id: 'um', displayOrder: 1 },
    ]
    const [shown] = visibleSections([section('SECTION_HERO', 0, { items })], 'VRPAT')
    expect(shown?.items.map(({ id }) => id)).toEqual(['um', 'dois'])
  })
})
