import type { CallApi } from '../../api/client.ts'
import { orNotFound } from '../../api/not-found.ts'

export const reelsPerPage = 10

/** The first page of the feed; a reel that was shared comes before the others. */
export async function loadReels(api: CallApi, reelId: string | undefined) {
  const [first, shared] = await Promise.all([
    api('GET /api/website/reels', { query: { items_per_page: reelsPerPage } }),
    reelId ? orNotFound(api('GET /api/website/reel/{id}', { params: { id: reelId } })) : undefined,
  ])
  return {
    shared: shared?.data ?? null,
    reels: shared ? [shared.data, ...first.data.filter(({ u_id }) => u_id !== shared.data.u_id)] : first.data,
    total: first.total,
  }
}
export type LoadedReels = Awaited<ReturnType<typeof loadReels>>
