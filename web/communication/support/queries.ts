import type { SupportState } from '@newyou/contract/communication/support'
import type { SupportTag } from '@newyou/contract/communication/support/tags'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi } from '../../session/call-api.ts'

const perPage = 10
/** Addresses of attachments live for five minutes; before that a screen that is looked at again asks anew. */
const freshFor = 120_000

interface Asked {
  status?: SupportState | undefined
  search?: string | undefined
  tag?: SupportTag | undefined
  page: number
}

/** Under `support`, so that what changes live is asked again. */
export const supportQueries = {
  /** Section 4: only the lists that are not empty are sent; with nothing to search for, the plain list is asked. */
  mine: ({ status, search, tag, categoryId, page }: Asked & { categoryId?: string | undefined }) =>
    queryOptions({
      queryKey: ['support', 'mine', status, search, tag, categoryId, page],
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) => {
        const query = { page, items_per_page: perPage, ...(status && { status }) }
        if (!search && !tag && !categoryId) return callApi('GET /api/website/support', { query, signal })
        return callApi('POST /api/website/search-support', {
          query: { ...query, ...(search && { search }) },
          body: {
            ...(categoryId && { new_you_category_u_id: [categoryId] }),
            ...(tag && { tags: [tag] }),
          },
          signal,
        })
      },
    }),
  one: (supportId: string, personId: string) =>
    queryOptions({
      queryKey: ['support', 'one', supportId],
      staleTime: freshFor,
      queryFn: async ({ signal }) =>
        (
          await callApi('GET /api/website/support/{supportId}', {
            params: { supportId },
            query: { patient_id: personId },
            signal,
          })
        ).data,
    }),
  desk: ({ status = 'open', search, tag, isMine, page }: Asked & { isMine: boolean }) =>
    queryOptions({
      queryKey: ['support', 'desk', status, search, tag, isMine, page],
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) =>
        callApi('GET /api/staff/support', {
          query: {
            page,
            items_per_page: perPage,
            status,
            ...(search && { search }),
            ...(tag && { tag }),
            ...(isMine && { mine: 'true' as const }),
          },
          signal,
        }),
    }),
  /** Assignable agents, and the saved replies. */
  deskOffers: () =>
    queryOptions({
      queryKey: ['support', 'offers'],
      staleTime: freshFor,
      queryFn: async ({ signal }) => (await callApi('GET /api/staff/support-desk', { signal })).data,
    }),
  deskTimes: () =>
    queryOptions({
      queryKey: ['support', 'times'],
      staleTime: freshFor,
      queryFn: async ({ signal }) => (await callApi('GET /api/staff/support-times', { signal })).data,
    }),
  atDesk: (supportId: string) =>
    queryOptions({
      queryKey: ['support', 'at-desk', supportId],
      staleTime: freshFor,
      queryFn: async ({ signal }) =>
        (await callApi('GET /api/staff/support/{supportId}', { params: { supportId }, signal })).data,
    }),
}
