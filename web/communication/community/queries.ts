import type { ChatSide } from '@newyou/contract/communication/chat'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../session/call-api.ts'
import { urls } from '../../urls.ts'

/** More groups than the community has. */
const most = 100

/** Under `community`, so that a live event asks for all of them again. */
export const communityQueries = {
  groups: () =>
    queryOptions({
      queryKey: ['community', 'groups'],
      queryFn: async ({ signal }) =>
        (await callApi('GET /api/website/community-group', { query: { items_per_page: most }, signal })).data,
    }),
  group: (groupId: string) =>
    queryOptions({
      queryKey: ['community', 'group', groupId],
      queryFn: async ({ signal }) =>
        (await callApi('GET /api/website/community-group/{groupId}', { params: { groupId }, signal })).data,
    }),
  blocked: () =>
    queryOptions({
      queryKey: ['community', 'blocked'],
      queryFn: async ({ signal }) => (await callApi('GET /api/website/person-block', { signal })).data,
    }),
}

/** The same pages for a client and, below the practice, for a healer. */
export const pagesOf = {
  client: { all: urls.community, one: urls.communityGroup },
  healer: { all: urls.practiceCommunity, one: urls.practiceCommunityGroup },
} as const satisfies Record<ChatSide, unknown>
