import type { IssuerFiles } from '../content-files.ts'
import type { ContentProblem } from '../problem.ts'
import type { Check, Report } from './check.ts'
import { checkAcceptance } from './check-acceptance.ts'
import { checkAdvantages } from './check-advantages.ts'
import { checkCatalogue } from './check-catalogue.ts'
import { checkDestinations } from './check-destinations.ts'
import { checkDrawnSections } from './check-drawn-sections.ts'
import { checkEditorial } from './check-editorial.ts'
import { checkOffers } from './check-offers.ts'
import { checkPackages } from './check-packages.ts'
import { checkPictures } from './check-pictures.ts'
import { checkPlans } from './check-plans.ts'
import { checkProductPages } from './check-product-pages.ts'
import { checkSelling } from './check-selling.ts'
import { checkSoldKind } from './check-sold-kind.ts'
import { checkTexts } from './check-texts.ts'

const CHECKS: readonly Check[] = [
  checkCatalogue,
  checkAdvantages,
  checkPictures,
  checkPlans,
  checkSelling,
  checkSoldKind,
  checkDestinations,
  checkOffers,
  checkPackages,
  checkEditorial,
  checkDrawnSections,
  checkProductPages,
  checkAcceptance,
  checkTexts,
]

/** What the files of one folder say against each other. */
export function checkBetweenFiles(folder: string, files: IssuerFiles): readonly ContentProblem[] {
  const problems: ContentProblem[] = []
  const report: Report = (file, path, message) => {
    problems.push({ folder, file, path: `${file.replace('.json', '')}.${path}`, message })
  }
  const { code } = files['issuer.json']
  if (code !== folder) report('issuer.json', 'code', `is ${code}, but the folder is named ${folder}`)
  for (const check of CHECKS) check(files, report)
  return problems
}
