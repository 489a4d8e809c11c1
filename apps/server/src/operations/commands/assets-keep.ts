import { keepReleaseAssets } from '../keep-release-assets.ts'
import { type Command, WrongArguments } from './command.ts'

/** Puts this release's hashed files where processes of the next one find them. */
export const assetsKeep: Command = {
  words: 'assets keep',
  about: 'puts this release’s hashed files into ASSETS_DIR',
  run: async (_given, desk) => {
    const folder = await keepReleaseAssets(desk.config())
    if (folder === null) throw new WrongArguments('ASSETS_DIR names no folder.')
    return { json: { folder }, text: `The files of this release are in ${folder}.` }
  },
}
