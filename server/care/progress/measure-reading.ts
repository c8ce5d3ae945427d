import type { GoalState, ProgressSide, RhythmUnit } from '@newyou/contract/care/progress/limits'
import type { Measure, ProgressSuggestion } from '@newyou/contract/care/progress/measures'
import type { SelfTestCode } from '@newyou/contract/care/self-tests'
import { sql } from 'kysely'
import type { Platform } from '../../platform/platform.ts'
import type { TestLanguage, TestsForHealers } from '../self-tests/index.ts'
import { requestsIn } from './measures.ts'
import { sessionsToJudge, suggestionsFor } from './suggestions.ts'

interface Dependencies extends Pick<Platform, 'db' | 'clock'> {
  tests: TestsForHealers
}

/** The rows of one client with all healers, or with one. */
interface Whose {
  clientId: string
  healerIds: readonly string[]
}

/** Measures as both sides see them, and what they suggest. */
export function createMeasureReading({ db, clock, tests }: Dependencies) {
  async function byHealer({ clientId, healerIds }: Whose, language: TestLanguage) {
    const [measures, requests] = await Promise.all([
      db
        .selectFrom('measure')
        .selectAll()
        .where('client_id', '=', clientId)
        .where('healer_id', 'in', healerIds)
        .orderBy('created_at')
        .execute(),
      requestsIn(db)
        .where('r.client_id', '=', clientId)
        .where('m.healer_id', 'in', healerIds)
        .orderBy('r.asked_at')
        .execute(),
    ])
    const results = await tests.results(
      db,
      requests.flatMap((one) => one.result_id ?? []),
      language,
    )
    const now = clock.now()
    // A measure that was stopped and begun anew goes on in the same picture.
    const latest = new Map(measures.map((one) => [`${one.healer_id} ${one.test_code}`, one]))
    const found = [...latest.values()].map((row): { healerId: string; measure: Measure } => {
      const asked = requests.filter(
        (one) => one.healer_id === row.healer_id && one.test_code === row.test_code,
      )
      const code = row.test_code as SelfTestCode // the table's codes are the contract's
      return {
        healerId: row.healer_id,
        measure: {
          u_id: row.u_id,
          test: tests.about(code, language),
          rhythm: { every: row.every, unit: row.unit as RhythmUnit }, // checked by the table
          hours_before: row.hours_before,
          started_at: row.created_at.toISOString(),
          ended_at: row.ended_at?.toISOString() ?? null,
          ended_by: row.ended_by as ProgressSide | null, // checked by the table
          is_demo: row.is_demo,
          points: asked
            .filter((one, place) => one.result_id || one.closes_at <= now || place < asked.length - 1)
            .map((one) => {
              const result = one.result_id ? results.get(one.result_id) : undefined
              return {
                asked_at: one.asked_at.toISOString(),
                result: result
                  ? { score: result.score, band: result.band, is_worrying: result.is_worrying }
                  : null,
              }
            }),
        },
      }
    })
    return Map.groupBy(found, ({ healerId }) => healerId)
  }

  return {
    /** The measures with each of these healers. */
    async of(whose: Whose, language: TestLanguage): Promise<Map<string, Measure[]>> {
      const found = await byHealer(whose, language)
      return new Map(
        [...found].map(([healerId, rows]) => [
          healerId,
          rows
            .map(({ measure }) => measure)
            .sort((one, other) => Number(one.ended_at !== null) - Number(other.ended_at !== null)),
        ]),
      )
    },

    /** What this side of the two has not dismissed. */
    async suggestions(
      side: ProgressSide,
      { clientId, healerIds }: Whose,
      goals: (healerId: string) => readonly GoalState[],
      measures: ReadonlyMap<string, readonly Measure[]>,
    ): Promise<Map<string, ProgressSuggestion[]>> {
      const [held, dismissed] = await Promise.all([
        db
          .selectFrom('session_times')
          .select(['healer_id', 'starts_at'])
          .where('client_id', '=', clientId)
          .where('healer_id', 'in', healerIds)
          .where('state', '=', 'completed')
          .orderBy('starts_at')
          .execute(),
        db
          .selectFrom('suggestion_dismissal')
          .select(['healer_id', 'kind', 'test_code', 'sessions'])
          .where('client_id', '=', clientId)
          .where('healer_id', 'in', healerIds)
          .where('side', '=', side)
          .execute(),
      ])
      return new Map(
        healerIds.map((healerId) => {
          const sessions = held.flatMap((one) => (one.healer_id === healerId ? [one.starts_at] : []))
          const own = measures.get(healerId) ?? []
          const nameOf = (code: string) => own.find(({ test }) => test.code === code)?.test.name ?? code
          const isDismissed = (kind: string, code: string) =>
            dismissed.some(
              (one) =>
                one.healer_id === healerId &&
                one.kind === kind &&
                one.test_code === code &&
                sessions.length < one.sessions + sessionsToJudge,
            )
          const found = suggestionsFor({
            sessions,
            goals: goals(healerId),
            measures: own.map(({ test, points, ended_at: endedAt }) => ({
              code: test.code,
              isHigherBetter: test.is_higher_better,
              change: test.change.points,
              bands: test.bands,
              isRunning: endedAt === null,
              scores: points.flatMap(({ asked_at: at, result }) =>
                result ? [{ at: new Date(at), score: result.score }] : [],
              ),
            })),
          })
          return [
            healerId,
            found
              .filter((one) => !isDismissed(one.kind, one.kind === 'no-change' ? one.code : ''))
              .map((one): ProgressSuggestion => {
                if (one.kind === 'enough')
                  return { kind: 'enough', goals: one.goals, names: one.codes.map(nameOf) }
                const { code, ...reasons } = one
                return { ...reasons, test_code: code as SelfTestCode, name: nameOf(code) } // from the measures above
              }),
          ]
        }),
      )
    },

    /** For one side alone, until as many sessions were held again. */
    async dismiss(
      side: ProgressSide,
      { healer_id: healerId, client_id: clientId }: { healer_id: string; client_id: string },
      { kind, test_code: code }: { kind: string; test_code: string | null },
    ) {
      const sessions = sql<number>`(select count(*)::integer from session_times
        where healer_id = ${healerId} and client_id = ${clientId} and state = 'completed')`
      await db
        .insertInto('suggestion_dismissal')
        .values({ healer_id: healerId, client_id: clientId, side, kind, test_code: code ?? '', sessions })
        .onConflict((conflict) =>
          conflict
            .columns(['healer_id', 'client_id', 'side', 'kind', 'test_code'])
            .doUpdateSet({ sessions: (of) => of.ref('excluded.sessions') }),
        )
        .execute()
    },
  }
}
export type MeasureReading = ReturnType<typeof createMeasureReading>
