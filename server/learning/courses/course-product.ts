import { frontEndPathOf } from '@newyou/contract/addresses'
import { returnLessons } from '@newyou/contract/business'
import { oneUseAtATime, type Product } from '../../money/purchases/index.ts'
import { begunLessons } from './streaming-history.ts'

/** A course as something that is bought. */
export const courseProduct: Product = {
  async find(queryable, courseId) {
    const row = await queryable
      .selectFrom('course as c')
      .innerJoin('healer_card as h', 'h.u_id', 'c.healer_id')
      .select(['c.title', 'c.price_paise', 'h.person_id'])
      .where('c.u_id', '=', courseId)
      .where('c.state', '=', 'published')
      .executeTakeFirst()
    return row && { title: row.title, pricePaise: row.price_paise, earnerId: row.person_id }
  },
  async isUsed(queryable, personId, courseId) {
    await oneUseAtATime(queryable, personId, courseId)
    return (await begunLessons(queryable, personId, courseId)) > returnLessons
  },
  frontEndPath: frontEndPathOf('course'),
}
