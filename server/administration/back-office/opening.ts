import type { OpeningPart } from '@newyou/contract/administration/back-office/opening'
import { sql } from 'kysely'
import type { StaticPagesModule } from '../../content/static-pages/index.ts'
import type { Settings } from '../../foundation/settings/index.ts'
import type { Database } from '../../platform/database/database.ts'

const part = (name: OpeningPart['part']): OpeningPart => ({ part: name, slug: null, title: null })

/** Whether somebody can be booked, and somebody ever was: told by what is there, not by a mark that a colleague sets. */
async function standing(db: Database) {
  const { rows } = await sql<{ hasHealer: boolean; hasTime: boolean; hasBooking: boolean }>`select
    exists(select 1 from healer_card where state = 'verified') as "hasHealer",
    exists(select 1 from healer_card where state = 'verified' and next_free_at is not null) as "hasTime",
    exists(select 1 from session_times) as "hasBooking"`.execute(db)
  return rows[0] ?? { hasHealer: false, hasTime: false, hasBooking: false }
}

interface OpeningDependencies {
  db: Database
  settings: Pick<Settings, 'written'>
  staticPages: Pick<StaticPagesModule, 'published' | 'unpublished'>
}

/** What is missing before clients come: who the company is, somebody to book, the pages that every site needs, and a first booking. */
export function createOpening({ db, settings, staticPages }: OpeningDependencies) {
  return {
    async missing(): Promise<OpeningPart[]> {
      const [of, { hasHealer, hasTime, hasBooking }, { hasAbout }, pages] = await Promise.all([
        settings.written(db),
        standing(db),
        staticPages.published(),
        staticPages.unpublished(),
      ])
      return [
        ...(of.company_name && of.company_state && of.address ? [] : [part('company')]),
        ...(of.email && of.phone ? [] : [part('contact')]),
        ...(of.grievance_officer && of.grievance_email ? [] : [part('grievance')]),
        ...(hasHealer ? [] : [part('healers')]),
        ...(hasHealer && !hasTime ? [part('hours')] : []),
        ...(hasAbout ? [] : [part('about')]),
        ...pages.map(({ slug, title }) => ({ part: 'page' as const, slug, title })),
        ...(hasBooking ? [] : [part('booking')]),
      ]
    },
  }
}
export type Opening = ReturnType<typeof createOpening>
