import { callApi } from '../../session/call-api.ts'

/** Under `orders`, so that a live event asks for all of them again. */
export const orderQueries = {
  page: (page: number) => ({
    queryKey: ['orders', 'page', page],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      await callApi('GET /api/website/order', { query: { page, items_per_page: 5 }, signal }),
  }),
  /** Coupons that the site names for an order. Not under `orders`: what changes those does not change these. */
  offers: (orderId: string) => ({
    queryKey: ['coupons', orderId],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (await callApi('GET /api/website/coupon', { query: { order_u_id: orderId }, signal })).data,
  }),
  one: (orderId: string) => ({
    queryKey: ['orders', 'one', orderId],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (await callApi('GET /api/website/order/{orderId}', { params: { orderId }, signal })).data,
  }),
}
