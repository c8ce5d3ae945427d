import type { PurchaseKind } from '@newyou/contract/money/purchases'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../session/call-api.ts'

/** Owned products; live changes of courses refetch keys beginning with `learning`. */
export const purchaseQueries = {
  ownership: (kind: PurchaseKind, itemId: string) =>
    queryOptions({
      queryKey: ['learning', 'ownership', kind, itemId],
      queryFn: ({ signal }) =>
        callApi('GET /api/website/ownership', { query: { type: kind, item_u_id: itemId }, signal }).then(
          ({ data }) => data,
        ),
    }),
}
