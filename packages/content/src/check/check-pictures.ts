import type { FileName } from '../content-files.ts'
import type { Check } from './check.ts'

/** Pictures: no path means two of them. */
export const checkPictures: Check = (files, report) => {
  const meant = new Map<string, string>()
  const check = (file: FileName, field: string, path: string, picture: string) => {
    if ((meant.get(path) ?? picture) !== picture) report(file, field, `${path} is another picture's already`)
    meant.set(path, picture)
  }
  files['channels.json'].forEach(({ logoPath, partnerName, partnerSign }, at) => {
    check(
      'channels.json',
      `${at}.logoPath`,
      logoPath,
      `logo with ${partnerName} ${partnerSign?.drawing} ${partnerSign?.colour}`,
    )
  })
  files['products.json'].forEach(({ logoPath, cardImagePath, code }, at) => {
    check('products.json', `${at}.logoPath`, logoPath, `logo of product ${code}`)
    check('products.json', `${at}.cardImagePath`, cardImagePath, `card of product ${code}`)
  })
  files['modalities.json'].forEach(({ imagePath, id }, at) => {
    check('modalities.json', `${at}.imagePath`, imagePath, `card of modality ${id}`)
  })
}
