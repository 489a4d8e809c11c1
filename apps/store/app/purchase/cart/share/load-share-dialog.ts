import { loadPart } from '../../../ui/load-part.ts'

/** The dialog that gives the cart's link: asked for where the button is, opened among the cart's questions. */
export const loadShareDialog = () => loadPart(() => import('./share-dialog.tsx'))
