import { expect, it } from 'vitest'
import { concludesHere } from './concludes-here.ts'

it('says where an order is concluded without the team', () => {
  expect(concludesHere('main')).toBe(true)
  expect(concludesHere('bankPartner')).toBe(false)
})
