import type { Intake } from '@newyou/contract/care/intake'
import {
  answersShown,
  fitsQuestion,
  type IntakeAnswers,
  unansweredQuestions,
} from '@newyou/contract/care/intake/rules'
import type { Audit } from '../../foundation/audit/index.ts'
import { questionnaireReplies as replies } from '../../messages/replies/care.ts'
import { inTransaction, type Queryable, type Trx } from '../../platform/database/database.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { metStates } from '../appointments/index.ts'
import { healerOf } from '../healers/index.ts'
import type { IntakeNotices } from './notices.ts'
import { currentVersion, type IntakeVersion, isAsked, versionOf } from './versions.ts'

interface IntakeDependencies extends Pick<Platform, 'db' | 'clock' | 'ids'> {
  audit: Pick<Audit, 'note'>
  notices: IntakeNotices
}
interface Given {
  version_u_id: string
  answers: IntakeAnswers
  is_sent: boolean
}

const sessionColumns = ['u_id', 'healer_id', 'client_id', 'service_id', 'state', 'starts_at'] as const

/** What clients are asked before a session, and what they answer: read by them and the healer of that session alone. */
export function createIntakes({ db, clock, ids, audit, notices }: IntakeDependencies) {
  const answerTo = (queryable: Queryable, appointmentId: string) =>
    queryable
      .selectFrom('intake_answer')
      .selectAll()
      .where('appointment_id', '=', appointmentId)
      .executeTakeFirst()
  type Row = Awaited<ReturnType<typeof answerTo>>
  type Session = Awaited<ReturnType<typeof ownSession>>

  const ownSession = async (queryable: Queryable, personId: string, appointmentId: string) =>
    orNotFound(
      await queryable
        .selectFrom('session_times')
        .select(sessionColumns)
        .where('u_id', '=', appointmentId)
        .where('client_id', '=', personId)
        .executeTakeFirst(),
    )

  const mayAnswer = ({ state, starts_at: startsAt }: Session) =>
    state === 'confirmed' && startsAt > clock.now()

  const present = (session: Session, { u_id, name, questions }: IntakeVersion, row: Row): Intake => ({
    version_u_id: u_id,
    name,
    questions,
    answers: (row?.answers ?? {}) as IntakeAnswers, // checked when they were written
    sent_at: row?.sent_at?.toISOString() ?? null,
    may_answer: mayAnswer(session),
  })

  /** The version that was answered, else the form of today while it may still be answered. */
  async function shown(trx: Trx, session: Session) {
    const row = await answerTo(trx, session.u_id)
    if (row) return { row, version: await versionOf(trx, row.version_id) }
    if (!mayAnswer(session)) return undefined
    const version = await currentVersion(trx, session, { u_id: ids.next(), now: clock.now() })
    return version && { row, version }
  }

  return {
    /** In the transaction that confirms an appointment: the client is told that questions wait. */
    async booked(
      trx: Trx,
      { u_id: appointmentId, client_id: clientId }: { u_id: string; client_id: string },
    ) {
      const session = await ownSession(trx, clientId, appointmentId)
      if (await isAsked(trx, session)) await notices.asked(trx, session)
    },

    /** Null where no form is asked for. @throws DomainError notFound for another's appointment */
    toClient: (personId: string, appointmentId: string): Promise<Intake | null> =>
      inTransaction(db, async (trx) => {
        const session = await ownSession(trx, personId, appointmentId)
        const found = await shown(trx, session)
        return found ? present(session, found.version, found.row) : null
      }),

    /**
     * The latest answers take the place of those before. What was sent stays sent, and a draft that comes late changes
     * nothing of it.
     * @throws DomainError notFound, notNow, invalidInput with the codes of questions that have no fitting answer
     */
    save: (personId: string, appointmentId: string, given: Given): Promise<Intake> =>
      inTransaction(db, async (trx) => {
        const session = await ownSession(trx, personId, appointmentId)
        if (!mayAnswer(session)) throwError('notNow')
        const found = orNotFound(await shown(trx, session))
        const { version, row } = found
        if (version.u_id !== given.version_u_id) throwError('notNow')
        if (row?.sent_at && !given.is_sent) return present(session, version, row)
        const wrong = version.questions.filter((one) => {
          const answer = given.answers[one.code]
          return answer !== undefined && !fitsQuestion(one, answer)
        })
        const codes = new Set(version.questions.map(({ code }) => code))
        if (wrong.length || Object.keys(given.answers).some((code) => !codes.has(code)))
          throwError('invalidInput', {
            errors: Object.fromEntries(wrong.map(({ code }) => [code, replies.unknownAnswer])),
          })
        const missing = given.is_sent ? unansweredQuestions(version.questions, given.answers) : []
        if (missing.length)
          throwError('invalidInput', {
            errors: Object.fromEntries(missing.map((code) => [code, replies.required])),
          })
        const now = clock.now()
        const values = {
          answers: JSON.stringify(
            given.is_sent ? answersShown(version.questions, given.answers) : given.answers,
          ),
          sent_at: given.is_sent ? now : null,
          updated_at: now,
        }
        const saved = await trx
          .insertInto('intake_answer')
          .values({ appointment_id: appointmentId, version_id: version.u_id, client_id: personId, ...values })
          // Of two that begin at once, the second one changes what the first one wrote.
          .onConflict((conflict) => conflict.column('appointment_id').doUpdateSet(values))
          .returningAll()
          .executeTakeFirstOrThrow()
        if (given.is_sent) {
          if (!row?.sent_at) await notices.sent(trx, session)
          const shownAnswers = saved.answers as IntakeAnswers // as just written
          const typed = version.questions.filter(({ kind }) => kind === 'text')
          const text = typed.map(({ code }) => shownAnswers[code] ?? '').join('\n')
          await notices.lookForDanger(trx, session, text)
        }
        return present(session, version, saved)
      }),

    /**
     * What the client of the healer's session answered; each look at answers is in the trail.
     * @throws DomainError notFound for another healer's, notAllowed for one that came to nothing
     */
    toHealer: (personId: string, appointmentId: string): Promise<Intake | null> =>
      inTransaction(db, async (trx) => {
        const healerId = orNotFound(await healerOf(trx, personId))
        const session = orNotFound(
          await trx
            .selectFrom('session_times')
            .select(sessionColumns)
            .where('u_id', '=', appointmentId)
            .where('healer_id', '=', healerId)
            .executeTakeFirst(),
        )
        if (!metStates.includes(session.state)) throwError('notAllowed')
        const found = await shown(trx, session)
        if (!found) return null
        const { version, row } = found
        if (!row?.sent_at) return present(session, version, undefined)
        await audit.note(trx, {
          staffId: personId,
          resource: 'intake-answers',
          recordId: session.client_id,
          action: 'look',
        })
        return present(session, version, row)
      }),
  }
}
export type Intakes = ReturnType<typeof createIntakes>
