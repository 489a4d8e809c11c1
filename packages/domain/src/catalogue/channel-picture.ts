import type { Channel } from './issuer.ts'

/**
 * Where a channel has the picture that its issuer has at `path`: `/images/{issuer}/{channel}/…` for
 * `/images/{issuer}/…` (docs/rules/issuers.md: picture-paths).
 */
export function channelPicture(path: string, { code }: Pick<Channel, 'code'>): string {
  const [root, images, issuer, ...file] = path.split('/')
  return [root, images, issuer, code, ...file].join('/')
}
