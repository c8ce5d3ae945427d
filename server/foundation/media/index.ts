export type { BroughtPictures } from './brought-pictures.ts'
export type { StoredMedia } from './file-use.ts'
export type { MediaFiles } from './files.ts'
export { type MediaModule, mediaModule } from './module.ts'
