import type { Intake } from '@newyou/contract/care/intake'
import {
  answersShown,
  fitsQuestion,
  type IntakeAnswers,
  unansweredQuestions,
} from '@newyou/contract/care/intake/rules'
import type { Audit } from '../../foundation/audit/index.ts'
import type { Crisis } from '../../foundation/crisis/index.ts'
import { questionnaireReplies as replies } from '../../messages/replies/care.ts'
import type { Accounts } from '../../people/accounts/index.ts'
import { inTransaction, type Queryable, type Trx } from '../../platform/database/database.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { metStates } from '../appointments/index.ts'
import { healerOf } from '../healers/index.ts'
import { currentVersion, type IntakeVersion, versionOf } from './versions.ts'

interface IntakeDependencies extends Pick<Platform, 'db' | 'clock' | 'ids'> {
  accounts: Pick<Accounts, 'knownAs'>
  audit: Pick<Audit, 'note'>
  crisis: Pick<Crisis, 'wroteToHealer'>
}
interface Given {
  version_u_id: string
  answers: IntakeAnswers
  is_sent: boolean
}

const sessionColumns = ['u_id', 'healer_id', 'client_id', 'service_id', 'state', 'starts_at'] as const

/** What clients are asked before a session, and what they answer: read by them and the healer of that session alone. */
export function createIntakes({ db, clock, ids, accounts, audit, crisis }: IntakeDependencies) {
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

  /** The healer hears of words of danger apart from the answers, as with the words of a booking. */
  async function lookForDanger(
    trx: Trx,
    session: Session,
    { questions }: IntakeVersion,
    answers: IntakeAnswers,
  ) {
    const typed = questions.filter(({ kind }) => kind === 'text').map(({ code }) => answers[code] ?? '')
    const { person_id, ...client } = await trx
      .selectFrom('healer_card as h')
      .innerJoin('person_name as p', (join) => join.on('p.u_id', '=', session.client_id))
      .select(['h.person_id', 'p.anonymous_name', 'p.first_name'])
      .where('h.u_id', '=', session.healer_id)
      .executeTakeFirstOrThrow()
    await crisis.wroteToHealer(trx, {
      place: 'booking',
      targetId: session.u_id,
      text: typed.join('\n'),
      healerPersonId: person_id,
      clientId: session.client_id,
      client: accounts.knownAs(client),
    })
  }

  /** The version that was answered, else the form of today while it may still be answered. */
  async function shown(trx: Trx, session: Session) {
    const row = await answerTo(trx, session.u_id)
    if (row) return { row, version: await versionOf(trx, row.version_id) }
    if (!mayAnswer(session)) return undefined
    const version = await currentVersion(trx, session, { u_id: ids.next(), now: clock.now() })
    return version && { row, version }
  }

  return {
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
        if (given.is_sent) await lookForDanger(trx, session, version, saved.answers as IntakeAnswers) // as just written
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
