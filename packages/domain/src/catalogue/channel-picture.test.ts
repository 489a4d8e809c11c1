import { expect, test } from 'vitest'
import { channelPicture } from './channel-picture.ts'

test('a channel has its own path to each picture of its issuer', () => {
  expect(channelPicture('/images/vrpat/cards/auto.svg', { code: 'parceiro' })).toBe(
    '/images/vrpat/parceiro/cards/auto.svg',
  )
})
