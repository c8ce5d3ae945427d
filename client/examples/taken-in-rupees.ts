import { CallRefused, createClient } from '@newyou/client'

/** What the practice took with orders that are paid, in rupees. The key needs `orders:read` and the role Finance. */
export async function takenInRupees(site: string, key: string) {
  const { rows } = createClient({ site, key })
  let paise = 0
  try {
    for await (const order of rows('GET /api/staff/orders', { query: { state: 'paid' } }))
      paise += order.price_paise - order.refunded_paise
  } catch (refusal) {
    if (refusal instanceof CallRefused && refusal.code === 'scopeMissing')
      throw new Error('Please make a key that may read orders')
    throw refusal
  }
  return paise / 100
}
