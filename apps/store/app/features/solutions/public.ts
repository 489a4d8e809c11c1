/** What the rest of the store may use of the contracted solutions. */
export { JointPage } from './joint/joint-page.tsx'
export { moreGroupAt } from './more/more-groups.ts'
export { MorePage } from './more/more-page.tsx'
export { SolutionsPage } from './solutions-page.tsx'
