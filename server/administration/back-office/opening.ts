import type { OpeningPart } from '@newyou/contract/administration/back-office/opening'
import { staticPageSlugs } from '@newyou/contract/content/static-pages'
import { sql } from 'kysely'
import type { Settings } from '../../foundation/settings/index.ts'
import type { Database } from '../../platform/database/database.ts'

const part = (name: OpeningPart['part']): OpeningPart => ({ part: name, slug: null, title: null })

/** What is missing before clients come: who the company is, somebody to book, and the pages that every site needs. */
export function createOpening({ db, settings }: { db: Database; settings: Pick<Settings, 'written'> }) {
  return {
    async missing(): Promise<OpeningPart[]> {
      const [of, { rows }, pages] = await Promise.all([
        settings.written(db),
        sql<{ has_healers: boolean; has_about: boolean }>`select
          exists (select from healer_card where state = 'verified') as has_healers,
          exists (select from about_module where state = 'published') as has_about`.execute(db),
        db
          .selectFrom('static_page')
          .select(['slug', 'title'])
          .where('state', '!=', 'published')
          .where('slug', 'in', [...staticPageSlugs])
          .orderBy('slug')
          .execute(),
      ])
      const { has_healers: hasHealers, has_about: hasAbout } = rows[0] ?? {}
      return [
        ...(of.company_name && of.company_state && of.address ? [] : [part('company')]),
        ...(of.email && of.phone ? [] : [part('contact')]),
        ...(of.grievance_officer && of.grievance_email ? [] : [part('grievance')]),
        ...(hasHealers ? [] : [part('healers')]),
        ...(hasAbout ? [] : [part('about')]),
        ...pages.map(({ slug, title }) => ({ part: 'page' as const, slug, title })),
      ]
    },
  }
}
export type Opening = ReturnType<typeof createOpening>
