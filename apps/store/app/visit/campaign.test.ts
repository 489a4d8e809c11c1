import { describe, expect, test } from 'vitest'
import { readCampaign } from './campaign.ts'

describe('the campaign of a visit', () => {
  test('is read whole from the address', () => {
    expect(
      readCampaign(
        '?canal=auto&utm_source=boletim&utm_medium=email&utm_campaign=natal&utm_term=vr&utm_content=topo',
      ),
    ).toEqual({
      source: 'boletim',
      medium: 'email',
      campaign: 'natal',
      term: 'vr',
      content: 'topo',
    })
  })

  test.each([
    ['?utm_source=boletim&utm_medium=email'],
    ['?utm_source=&utm_medium=email&utm_campaign=natal'],
    ['?canal=auto'],
    [''],
  ])('is nothing without source, medium and campaign: %s', (search) => {
    expect(readCampaign(search)).toBeNull()
  })
})
