import type { PlayedMedia } from '@newyou/contract/foundation/media'
import type { Platform } from '../../platform/platform.ts'
import type { Renditions } from './renditions.ts'

/** Addresses of a film for a viewer whose right to it was checked: signed alike, so all of them end together. */
export function playedBy(
  { db, privateFiles }: Pick<Platform, 'db' | 'privateFiles'>,
  renditions: Pick<Renditions, 'playable'>,
) {
  return async ({
    file,
    type,
    viewer,
  }: {
    file: string
    type: string
    viewer: string
  }): Promise<PlayedMedia> => {
    const address = privateFiles.address(file, viewer)
    if (!type.startsWith('video/')) return { type, address, poster: null, qualities: [] }
    const { poster, renditions: smaller } = await renditions.playable(db, file)
    return {
      type,
      address,
      poster: poster && privateFiles.address(poster, viewer),
      qualities: smaller.map(({ height, file: one }) => ({
        height,
        address: privateFiles.address(one, viewer),
      })),
    }
  }
}
export type Played = ReturnType<typeof playedBy>
