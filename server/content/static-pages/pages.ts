import { forReaders, withCompany } from '@newyou/contract/content/static-pages/company-marks'
import { addressOfPage } from '@newyou/contract/content/static-pages/page-addresses'
import {
  type AboutModule,
  type PagePreview,
  type StaticPage,
  staticPageSlugs,
} from '@newyou/contract/content/static-pages/static-pages'
import type { Settings } from '../../foundation/settings/index.ts'
import type { Database } from '../../platform/database/database.ts'
import { orNotFound } from '../../platform/http/errors.ts'
import { escapeXml } from '../../platform/pages/site-map.ts'

const withMarks = (text: string) => text

/** Pages that staff write, and the modules of the page about us; what they say of the company stands in the settings. */
export function createPages({ db, settings }: { db: Database; settings: Pick<Settings, 'written'> }) {
  const pageRows = () =>
    db
      .selectFrom('static_page')
      .select(['slug', 'title', 'lead', 'body', 'title_hi', 'lead_hi', 'body_hi'])
      .select(['version', 'is_demo', 'updated_at'])
  const moduleRows = () =>
    db
      .selectFrom('about_module')
      .select(['u_id', 'kind', 'title', 'body', 'title_hi', 'body_hi', 'image', 'image_alt', 'is_demo'])
      .orderBy('position')
      .$castTo<AboutModule>() // the column's check allows these kinds only

  /** Fills in the company. Who previews a page sees which settings are empty, a reader does not. */
  async function filler(finish: (text: string) => string = forReaders) {
    const values = await settings.written(db)
    const plain = (text: string) => finish(withCompany(text, values))
    const html = (text: string) => finish(withCompany(text, values, escapeXml))
    return <Texts extends { title: string; body: string; title_hi: string; body_hi: string }>(of: Texts) => ({
      ...of,
      title: plain(of.title),
      title_hi: plain(of.title_hi),
      body: html(of.body),
      body_hi: html(of.body_hi),
      ...('lead' in of && typeof of.lead === 'string' && { lead: plain(of.lead) }),
      ...('lead_hi' in of && typeof of.lead_hi === 'string' && { lead_hi: plain(of.lead_hi) }),
    })
  }
  const dated = <Page extends { updated_at: Date }>({ updated_at: at, ...page }: Page) => ({
    ...page,
    updated_at: at.toISOString(),
  })

  return {
    async staticPages(slug?: string): Promise<StaticPage[]> {
      let wanted = pageRows().where('state', '=', 'published').orderBy('slug')
      if (slug !== undefined) wanted = wanted.where('slug', '=', slug)
      const [rows, fill] = await Promise.all([wanted.execute(), filler()])
      return rows.map((row) => fill(dated(row)))
    },
    /** @throws DomainError notFound */
    async preview(slug: string): Promise<PagePreview> {
      const row = pageRows()
        .select('state')
        .where('slug', '=', slug)
        .$castTo<Omit<PagePreview, 'updated_at'> & { updated_at: Date }>() // the column's check allows these states only
      const [page, fill] = await Promise.all([row.executeTakeFirst(), filler(withMarks)])
      return fill(dated(orNotFound(page)))
    },
    async aboutModules(): Promise<AboutModule[]> {
      const [rows, fill] = await Promise.all([
        moduleRows().where('state', '=', 'published').execute(),
        filler(),
      ])
      return rows.map(fill)
    },
    async aboutPreview(): Promise<AboutModule[]> {
      const [rows, fill] = await Promise.all([
        moduleRows().where('state', '!=', 'archived').execute(),
        filler(withMarks),
      ])
      return rows.map(fill)
    },
    /** What can be read now: the pages by their names in the address, and whether about us has a section. */
    async published() {
      const [pages, about] = await Promise.all([
        db
          .selectFrom('static_page')
          .select('slug')
          .where('state', '=', 'published')
          .orderBy('slug')
          .execute(),
        db.selectFrom('about_module').select('u_id').where('state', '=', 'published').limit(1).execute(),
      ])
      return { slugs: pages.map(({ slug }) => slug), hasAbout: about.length > 0 }
    },
    /** Those of the pages that every site needs which nobody can read. */
    async unpublished() {
      return db
        .selectFrom('static_page')
        .select(['slug', 'title'])
        .where('state', '!=', 'published')
        .where('slug', 'in', [...staticPageSlugs])
        .orderBy('slug')
        .execute()
    },
    /** Published pages, for the sitemap. */
    async publicPages() {
      const rows = await db
        .selectFrom('static_page')
        .select(['slug', 'updated_at'])
        .where('state', '=', 'published')
        .execute()
      return rows.map(({ slug, updated_at: changedAt }) => ({ path: addressOfPage(slug), changedAt }))
    },
  }
}

export type Pages = ReturnType<typeof createPages>
