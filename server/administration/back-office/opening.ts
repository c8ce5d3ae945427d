import type { OpeningPart } from '@newyou/contract/administration/back-office/opening'
import { sql } from 'kysely'
import type { StaticPagesModule } from '../../content/static-pages/index.ts'
import type { Settings } from '../../foundation/settings/index.ts'
import type { Database } from '../../platform/database/database.ts'

const part = (name: OpeningPart['part']): OpeningPart => ({ part: name, slug: null, title: null })

interface OpeningDependencies {
  db: Database
  settings: Pick<Settings, 'written'>
  staticPages: Pick<StaticPagesModule, 'published' | 'unpublished'>
}

/** What is missing before clients come: who the company is, somebody to book, and the pages that every site needs. */
export function createOpening({ db, settings, staticPages }: OpeningDependencies) {
  return {
    async missing(): Promise<OpeningPart[]> {
      const [of, { rows: healers }, { hasAbout }, pages] = await Promise.all([
        settings.written(db),
        sql`select 1 from healer_card where state = 'verified' limit 1`.execute(db),
        staticPages.published(),
        staticPages.unpublished(),
      ])
      return [
        ...(of.company_name && of.company_state && of.address ? [] : [part('company')]),
        ...(of.email && of.phone ? [] : [part('contact')]),
        ...(of.grievance_officer && of.grievance_email ? [] : [part('grievance')]),
        ...(healers.length > 0 ? [] : [part('healers')]),
        ...(hasAbout ? [] : [part('about')]),
        ...pages.map(({ slug, title }) => ({ part: 'page' as const, slug, title })),
      ]
    },
  }
}
export type Opening = ReturnType<typeof createOpening>
