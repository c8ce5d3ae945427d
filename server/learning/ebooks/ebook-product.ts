import { frontEndPathOf } from '@newyou/contract/addresses'
import { oneUseAtATime, type Product } from '../../money/purchases/index.ts'

/** An e-book as something that is bought. */
export const ebookProduct: Product = {
  async find(queryable, ebookId) {
    const row = await queryable
      .selectFrom('ebook as e')
      .innerJoin('healer_card as h', 'h.u_id', 'e.healer_id')
      .select(['e.title', 'e.price_paise', 'h.person_id'])
      .where('e.u_id', '=', ebookId)
      .where('e.state', '=', 'published')
      .executeTakeFirst()
    return row && { title: row.title, pricePaise: row.price_paise, earnerId: row.person_id }
  },
  async isUsed(queryable, personId, ebookId) {
    await oneUseAtATime(queryable, personId, ebookId)
    const opening = await queryable
      .selectFrom('ebook_opening')
      .select('opened_at')
      .where('person_id', '=', personId)
      .where('ebook_id', '=', ebookId)
      .executeTakeFirst()
    return opening !== undefined
  },
  frontEndPath: frontEndPathOf('ebook'),
}
