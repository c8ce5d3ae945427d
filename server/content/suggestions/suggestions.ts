import { paisePerRupee } from '@newyou/contract/business'
import type { QuestionPurpose } from '@newyou/contract/care/questionnaire'
import type { Suggestions } from '@newyou/contract/suggestion-shape'
import { sql } from 'kysely'
import type { QuestionnaireModule } from '../../care/questionnaire/index.ts'
import type { ConsentsModule } from '../../people/consents/index.ts'
import { after, days } from '../../platform/clock.ts'
import { rowsOf } from '../../platform/database/statement.ts'
import { orNotFound } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Candidate, type PartOfDay, partsOfDay, rank, type Taste } from './rank.ts'

const shown = 4
const looked = 200
const soonMs = days(3)

interface CandidateRow {
  kind: 'course' | 'healer'
  u_id: string
  title: string
  topics: string[]
  languages: string[]
  price_paise: number
  next_free_at: Date | null
  popularity: number
}

interface TasteRow {
  bought: string[]
  known: string[]
  language: string | null
  time_zone: string
}

function partOf(moment: Date, zone: string): PartOfDay {
  const hour = Number(
    new Intl.DateTimeFormat('en', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' }).format(moment),
  )
  return hour < 12 ? 'morning' : hour < 17 ? 'afternoon' : 'evening'
}

export interface SuggestionSources {
  consents: Pick<ConsentsModule, 'isGiven'>
  questionnaire: Pick<QuestionnaireModule, 'wishes'>
}
type SuggestionDependencies = Pick<Platform, 'db' | 'pool' | 'clock'> & SuggestionSources

/** Courses and healers for one client. Without a consent, answers and purchases are not read. */
export function createSuggestions({ db, pool, clock, consents, questionnaire }: SuggestionDependencies) {
  const candidates = () =>
    rowsOf(
      pool,
      sql<CandidateRow>`
      select * from (select 'course' as kind, c.u_id, c.title, array[c.category] as topics,
          array[coalesce(l.code, c.language)] as languages, c.price_paise, null::timestamptz as next_free_at,
          c.student_count as popularity
        from course_card c left join language l on l.name = c.language where c.state = 'published'
        order by c.student_count desc, c.u_id limit ${looked}) courses
      union all
      select * from (select 'healer', h.u_id, h.full_name, h.main_category || h.categories,
          array(select coalesce(l.code, spoken) from unnest(h.languages) spoken left join language l on l.name = spoken),
          h.price_paise, h.next_free_at, h.session_count
        from healer_card h where h.state = 'verified' and h.next_free_at is not null
        order by h.session_count desc, h.u_id limit ${looked}) healers`,
      'suggestion-candidates',
    )

  async function tasteRow(personId: string, isWhole: boolean): Promise<TasteRow> {
    const query = sql<TasteRow>`
      select p.time_zone, (select code from language where u_id = p.language_u_id) as language,
        case when ${isWhole} then array(select distinct c.category from owned_item e join course_card c on c.u_id = e.item_id
          where e.person_id = p.u_id and e.kind = 'course' and e.ended_at is null order by 1) else '{}' end as bought,
        array(select e.item_id::text from owned_item e where e.person_id = p.u_id and e.ended_at is null
          union select a.healer_id::text from session_times a
          where a.client_id = p.u_id and a.state in ('confirmed', 'completed')) as known
      from person_name p where p.u_id = ${personId}::uuid`
    return orNotFound((await query.execute(db)).rows[0])
  }

  function tasteOf(row: TasteRow, wishes: Map<QuestionPurpose, string[]>): Taste {
    const chosen = (purpose: QuestionPurpose) => wishes.get(purpose) ?? []
    const languages = chosen('languages')
    const budget = Number(chosen('budget')[0])
    return {
      topics: chosen('topics'),
      bought: row.bought,
      languages: languages.length > 0 ? languages : row.language ? [row.language] : [],
      times: partsOfDay.filter((part) => chosen('times').includes(part)),
      budgetPaise: Number.isFinite(budget) ? budget * paisePerRupee : null,
      known: new Set(row.known),
    }
  }

  const asCandidate = (row: CandidateRow, zone: string): Candidate => ({
    u_id: row.u_id,
    title: row.title,
    topics: row.topics,
    languages: row.languages,
    pricePaise: row.price_paise,
    free: row.next_free_at && partOf(row.next_free_at, zone),
    isSoon: row.next_free_at !== null && row.next_free_at < after(clock.now(), soonMs),
    popularity: row.popularity,
  })

  return {
    async for(personId: string): Promise<Suggestions> {
      const isAllowed = await consents.isGiven(db, personId, 'suggestions')
      const [rows, row, wishes] = await Promise.all([
        candidates(),
        tasteRow(personId, isAllowed),
        isAllowed ? questionnaire.wishes(db, personId) : new Map<QuestionPurpose, string[]>(),
      ])
      const taste = tasteOf(row, wishes)
      const of = (kind: CandidateRow['kind']) =>
        rank(
          rows.filter((one) => one.kind === kind).map((one) => asCandidate(one, row.time_zone)),
          // The session budget does not apply to courses.
          kind === 'course' ? { ...taste, budgetPaise: null } : taste,
          shown,
        )
      return { course: of('course'), healer: of('healer') }
    },
  }
}
