import type { Thing } from '../purchases/index.ts'

/** A course as something that is bought. `begun`: how many of its lessons somebody has begun. */
export const courseThing: Thing = {
  async find(queryable, courseId) {
    const row = await queryable
      .selectFrom('course as c')
      .innerJoin('healer as h', 'h.u_id', 'c.healer_id')
      .select(['c.title', 'c.price_paise', 'h.person_id'])
      .where('c.u_id', '=', courseId)
      .where('c.state', '=', 'published')
      .executeTakeFirst()
    return row && { title: row.title, pricePaise: row.price_paise, earnerId: row.person_id }
  },
  isUsed: async () => false,
  news: (title) => ({
    title: 'Your course is ready',
    description: `“${title}” is yours, on any device. Start whenever you like.`,
    frontEndPath: 'courses/courses-details',
  }),
}
