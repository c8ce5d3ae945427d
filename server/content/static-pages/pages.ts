import type { AboutModule, StaticPage } from '@newyou/contract/content/static-pages'
import type { Database } from '../../platform/database/database.ts'

/** Pages that staff write, and the modules of the page about us. */
export function createPages({ db }: { db: Database }) {
  return {
    async staticPages(slug?: string): Promise<StaticPage[]> {
      let wanted = db
        .selectFrom('static_page')
        .select(['slug', 'title', 'lead', 'body', 'title_hi', 'lead_hi', 'body_hi'])
        .select(['version', 'is_demo', 'updated_at'])
        .where('state', '=', 'published')
        .orderBy('slug')
      if (slug !== undefined) wanted = wanted.where('slug', '=', slug)
      return (await wanted.execute()).map(({ updated_at, ...page }) => ({
        ...page,
        updated_at: updated_at.toISOString(),
      }))
    },
    async aboutModules(): Promise<AboutModule[]> {
      return db
        .selectFrom('about_module')
        .select(['u_id', 'kind', 'title', 'body', 'title_hi', 'body_hi', 'image', 'image_alt', 'is_demo'])
        .where('state', '=', 'published')
        .orderBy('position')
        .$castTo<AboutModule>() // the column's check allows these kinds only
        .execute()
    },
  }
}

export type Pages = ReturnType<typeof createPages>
