import { z } from 'zod'
import { endpoint, instant, uId } from '../endpoint.ts'
import { inLanguage } from '../in-language.ts'

/** The available tests; each is a file of server/care/self-tests/instruments. */
export const selfTestCodes = ['who-5', 'phq-9', 'gad-7'] as const
export const selfTestCode = z.enum(selfTestCodes)
export type SelfTestCode = z.output<typeof selfTestCode>

export const testRequestStates = ['open', 'shared', 'declined'] as const

const language = z.object({ language_u_id: uId, code: z.string(), native_name: z.string() })
const languages = {
  /** The language of this answer, and all available ones. */
  language_u_id: uId,
  languages: z.array(language),
}

/** The source of a test: its authors, and the translators of the language shown. */
const source = z.object({
  citation: z.string(),
  link: z.string(),
  terms: z.string(),
  translation: z.string(),
})

const test = {
  code: selfTestCode,
  version: z.int(),
  name: z.string(),
  /** Its subject, in one sentence. */
  about: z.string(),
  question_count: z.int(),
  source,
  /** When it can be taken again; null if it can be taken now. */
  retest_at: instant.nullable(),
}

const testRequest = z.object({
  u_id: uId,
  test_code: selfTestCode,
  healer: z.object({ u_id: uId, full_name: z.string() }),
  created_at: instant,
})

export const testListEntry = z.object({
  ...test,
  last_taken_at: instant.nullable(),
  /** Healers who asked for a result. */
  requests: z.array(testRequest),
})
export type TestListEntry = z.output<typeof testListEntry>

export const selfTest = z.object({
  ...test,
  /** The introduction shared by all questions. */
  stem: z.string(),
  questions: z.array(z.string()),
  choices: z.array(z.object({ value: z.int(), label: z.string() })),
  /** Help is offered immediately if the answer to `question` is at least `from`. */
  worrying: z.array(z.object({ question: z.int(), from: z.int() })),
})
export type SelfTest = z.output<typeof selfTest>

const band = { name: z.string(), meaning: z.string() }
export const testResult = z.object({
  u_id: uId,
  test_code: selfTestCode,
  test_version: z.int(),
  score: z.int(),
  max_score: z.int(),
  band: z.object(band),
  /** Whether an answer requires that help is offered immediately. */
  is_worrying: z.boolean(),
  /** Whether helplines are shown beside the score. */
  needs_help: z.boolean(),
  is_demo: z.boolean(),
  taken_at: instant,
})
export type TestResult = z.output<typeof testResult>

const sharing = z.object({ healer_u_id: uId, full_name: z.string() })
/** Qualifications in healers' documents. */
export const qualifications = ['psychiatrist', 'psychologist'] as const

const qualifiedHealer = z.object({
  u_id: uId,
  full_name: z.string(),
  qualified_as: z.enum(qualifications),
  next_free_at: instant.nullable(),
})
export type QualifiedHealer = z.output<typeof qualifiedHealer>

const ownResult = testResult.extend({ shared_with: z.array(sharing) })
export type OwnTestResult = z.output<typeof ownResult>

/** A test that I took, with its results, oldest first. */
export const resultHistory = z.object({
  ...test,
  /** Whether a higher score is better. */
  is_higher_better: z.boolean(),
  max_score: z.int(),
  /** The score bands, each with its lowest score, in ascending order. */
  bands: z.array(z.object({ from: z.int(), name: z.string() })),
  results: z.array(ownResult),
})
export type ResultHistory = z.output<typeof resultHistory>

export const practiceTests = z.object({
  /** The tests whose results the healer can ask for. */
  tests: z.array(z.object({ code: selfTestCode, name: z.string(), about: z.string() })),
  requests: z.array(
    z.object({
      u_id: uId,
      test_code: selfTestCode,
      name: z.string(),
      state: z.enum(testRequestStates),
      created_at: instant,
    }),
  ),
  /** Results that the client shared with me, latest first. */
  results: z.array(
    testResult.extend({ name: z.string(), is_higher_better: z.boolean(), shared_at: instant }),
  ),
})
export type PracticeTests = z.output<typeof practiceTests>

const testCode = z.object({ testCode: selfTestCode })
const shareParams = z.object({ resultId: uId, healerId: uId })

export const selfTests = {
  'GET /api/website/test-list': endpoint({
    summary:
      'List the tests that I can take, the date of the next retake, and the healers who asked for a result',
    who: 'client',
    query: inLanguage,
    data: z.array(testListEntry),
  }),
  'GET /api/website/test/{testCode}': endpoint({
    summary: 'Get one test with its questions in a language',
    who: 'client',
    params: testCode,
    query: inLanguage,
    data: selfTest,
    beside: z.object(languages),
  }),
  'POST /api/website/test/{testCode}': endpoint({
    summary:
      'Take a test: one answer to each question, in their order. The server calculates the score. Send an Idempotency-Key',
    who: 'client',
    params: testCode,
    body: z.strictObject({
      version: z.int().min(1).max(1000),
      answers: z.array(z.int().min(0).max(100)).min(1).max(60),
    }),
    data: testResult,
    created: true,
    errors: ['testChanged', 'retestTooEarly', 'idempotencyKeyReused'],
  }),
  'GET /api/website/result-screen': endpoint({
    summary: 'List my results by test, and the healers with whom I can share one',
    who: 'client',
    query: inLanguage,
    data: z.array(resultHistory),
    beside: z.object({
      healers: z.array(sharing),
      /** Psychiatrists and psychologists by their documents, those in my language and the soonest first. */
      qualified: z.array(qualifiedHealer),
    }),
  }),
  'PUT /api/website/test-result/{resultId}/share/{healerId}': endpoint({
    summary: 'Share one of my results with one of my healers: score, meaning and date, never single answers',
    who: 'client',
    params: shareParams,
    data: z.object({ shared_with: z.array(sharing) }),
  }),
  'DELETE /api/website/test-result/{resultId}/share/{healerId}': endpoint({
    summary: 'Stop sharing a result with a healer',
    who: 'client',
    params: shareParams,
    data: z.object({ shared_with: z.array(sharing) }),
  }),
  'POST /api/website/test-request/{requestId}/decline': endpoint({
    summary: 'Decline a healer’s request for a result',
    who: 'client',
    params: z.object({ requestId: uId }),
    data: z.object({ u_id: uId }),
    errors: ['notNow'],
  }),
  'GET /api/practice/test/{appointmentId}': endpoint({
    summary: 'Get what the client of one of my appointments shared with me, and what I asked for',
    who: 'healer',
    query: inLanguage,
    params: z.object({ appointmentId: uId }),
    data: practiceTests,
  }),
  'POST /api/practice/test-request': endpoint({
    summary: 'Ask the client of an appointment for a result; the client is notified and can decline',
    who: 'healer',
    body: z.strictObject({ appointment_u_id: uId, test_code: selfTestCode }),
    data: practiceTests,
    created: true,
    errors: ['alreadyAsked'],
  }),
}
