/** What the rest of the store may use of the pictures that content names. */
export { drawPicture } from './draw-picture.tsx'
export { PICTURE_SOURCES } from './picture-sources.server.ts'
