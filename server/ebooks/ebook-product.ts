import { frontEndPathOf } from '@newyou/contract/addresses'
import { returnReadPercent } from '@newyou/contract/business'
import type { Product } from '../purchases/index.ts'

/** An e-book as something that is bought. */
export const ebookProduct: Product = {
  async find(queryable, ebookId) {
    const row = await queryable
      .selectFrom('ebook as e')
      .innerJoin('healer as h', 'h.u_id', 'e.healer_id')
      .select(['e.title', 'e.price_paise', 'h.person_id'])
      .where('e.u_id', '=', ebookId)
      .where('e.state', '=', 'published')
      .executeTakeFirst()
    return row && { title: row.title, pricePaise: row.price_paise, earnerId: row.person_id }
  },
  async isUsed(queryable, personId, ebookId) {
    const place = await queryable
      .selectFrom('ebook_place')
      .select('furthest_percent')
      .where('person_id', '=', personId)
      .where('ebook_id', '=', ebookId)
      .executeTakeFirst()
    return (place?.furthest_percent ?? 0) > returnReadPercent
  },
  frontEndPath: frontEndPathOf('ebook'),
}
