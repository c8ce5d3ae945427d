export type { MediaFiles, StoredMedia } from './files.ts'
export { type MediaModule, mediaModule } from './module.ts'
