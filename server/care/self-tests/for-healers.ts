import type { SelfTestCode } from '@newyou/contract/care/self-tests'
import type { Queryable } from '../../platform/database/database.ts'
import { currentInstrument } from './instruments/index.ts'
import type { TestLanguage } from './instruments/instrument.ts'
import { presentQuestions, presentResult } from './present.ts'
import type { Recording } from './recording.ts'
import { maxScoreOf, reliableChange } from './scoring.ts'

/** Tests as another domain asks clients for them: the same questions, scores and results. */
export function createTestsForHealers(recording: Recording) {
  return {
    ...recording,

    /** What a test is, and which change of its score counts. */
    about(code: SelfTestCode, language: TestLanguage) {
      const instrument = currentInstrument(code)
      const { change, source } = instrument
      return {
        code,
        name: instrument.name[language],
        about: instrument.about[language],
        source: { ...source, translation: source.translation[language] },
        max_score: maxScoreOf(instrument),
        is_higher_better: instrument.isHigherBetter,
        bands: instrument.bands.map(({ from, name, needsHelp }) => ({
          from,
          name: name[language],
          needs_help: needsHelp ?? false,
        })),
        change: {
          points: reliableChange(instrument),
          source: change.source,
          by_formula:
            'points' in change ? null : { reliability: change.reliability, deviation: change.deviation },
        },
      }
    },

    questions(code: SelfTestCode, language: TestLanguage) {
      const instrument = currentInstrument(code)
      return { version: instrument.version, ...presentQuestions(language, instrument) }
    },

    /** The tests that the practice offers. */
    async offered(queryable: Queryable): Promise<SelfTestCode[]> {
      const rows = await queryable
        .selectFrom('self_test')
        .select('code')
        .where('is_offered', '=', true)
        .orderBy('position')
        .execute()
      return rows.map(({ code }) => code as SelfTestCode) // the table's codes are the contract's
    },

    /** Results by their ids. */
    async results(queryable: Queryable, resultIds: readonly string[], language: TestLanguage) {
      if (resultIds.length === 0) return new Map<string, ReturnType<typeof presentResult>>()
      const rows = await queryable
        .selectFrom('test_result')
        .selectAll()
        .where('u_id', 'in', resultIds)
        .execute()
      return new Map(rows.map((row) => [row.u_id, presentResult(language, row)]))
    },
  }
}
export type TestsForHealers = ReturnType<typeof createTestsForHealers>
export type MeasuredTest = ReturnType<TestsForHealers['about']>
