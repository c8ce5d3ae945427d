import type { TestResult } from '@newyou/contract/care/self-tests'
import type { Selectable } from 'kysely'
import type { TestResult as ResultTable } from '../../platform/database/schema.ts'
import { instrumentOf } from './instruments/index.ts'
import type { Instrument, TestLanguage } from './instruments/instrument.ts'

export type ResultRow = Selectable<ResultTable>

/** Test fields in every list. */
export const presentTest = (language: TestLanguage, instrument: Instrument, retestAt: Date | null) => ({
  code: instrument.code,
  version: instrument.version,
  name: instrument.name[language],
  about: instrument.about[language],
  question_count: instrument.questions.length,
  source: { ...instrument.source, translation: instrument.source.translation[language] },
  retest_at: retestAt?.toISOString() ?? null,
})

/** What a test asks. */
export const presentQuestions = (language: TestLanguage, instrument: Instrument) => ({
  stem: instrument.stem[language],
  questions: instrument.questions.map((words) => words[language]),
  choices: instrument.choices.map(({ value, label }) => ({ value, label: label[language] })),
  worrying: [...instrument.worrying],
})

/** A result without its single answers, in the words of the version that it was scored by. */
export function presentResult(language: TestLanguage, row: ResultRow): TestResult {
  const instrument = instrumentOf(row.test_code, row.test_version)
  const band = instrument.bands.find(({ code }) => code === row.band) ?? instrument.bands[0]
  return {
    u_id: row.u_id,
    test_code: instrument.code,
    test_version: row.test_version,
    score: row.score,
    max_score: row.max_score,
    band: { name: band.name[language], meaning: band.meaning[language] },
    is_worrying: row.is_worrying,
    needs_help: band.needsHelp ?? false,
    is_demo: row.is_demo,
    taken_at: row.taken_at.toISOString(),
  }
}
