import type { Intake } from '@newyou/contract/care/intake'
import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Queryable, Trx } from '../../platform/database/database.ts'
import type { IntakeVersion as Table } from '../../platform/database/schema.ts'
import { orNotFound } from '../../platform/http/errors.ts'

/** The questions of a form as they stood when the first client was shown them. */
export interface IntakeVersion {
  u_id: string
  name: string
  questions: Intake['questions']
}

const present = ({ u_id, name, questions }: Pick<Selectable<Table>, 'u_id' | 'name' | 'questions'>) => ({
  u_id,
  name,
  questions: questions as unknown as Intake['questions'], // written below alone
})

export const versionOf = async (queryable: Queryable, versionId: string): Promise<IntakeVersion> =>
  present(
    orNotFound(
      await queryable
        .selectFrom('intake_version')
        .select(['u_id', 'name', 'questions'])
        .where('u_id', '=', versionId)
        .executeTakeFirst(),
    ),
  )

/** What decides about the form of a session. */
interface Asked {
  healer_id: string
  service_id: string | null
}

/** The form for a session: that of its service, else of its healer, else the one for all sessions. */
const formOf = (queryable: Queryable, session: Asked) =>
  queryable
    .selectFrom('intake_form')
    .select(['u_id', 'name'])
    .where('state', '=', 'published')
    .where((is) =>
      is.or([
        is('service_id', '=', session.service_id ?? session.healer_id),
        is('healer_id', '=', session.healer_id),
        is.and([is('service_id', 'is', null), is('healer_id', 'is', null)]),
      ]),
    )
    .orderBy(sql`service_id is not null`, 'desc')
    .orderBy(sql`healer_id is not null`, 'desc')
    .limit(1)
    .executeTakeFirst()

/** Whether a published form with a question is for this session. */
export async function isAsked(queryable: Queryable, session: Asked): Promise<boolean> {
  const form = await formOf(queryable, session)
  if (!form) return false
  const question = queryable.selectFrom('intake_question').select('u_id').where('form_id', '=', form.u_id)
  return (await question.limit(1).executeTakeFirst()) !== undefined
}

/**
 * The form for a session as it stands now. The first client who is shown changed questions makes them a version, which
 * never changes again. Nothing where no published form with a question is for this session.
 */
export async function currentVersion(
  trx: Trx,
  session: Asked,
  { u_id, now }: { u_id: string; now: Date },
): Promise<IntakeVersion | undefined> {
  const form = await formOf(trx, session)
  if (!form) return undefined
  const questions = await trx
    .selectFrom('intake_question')
    .select(['code', 'kind', 'text', 'hint', 'choices', 'text_hi', 'hint_hi', 'choices_hi'])
    .select(['is_required', 'if_code', 'if_answer'])
    .where('form_id', '=', form.u_id)
    .orderBy('position')
    .orderBy('u_id')
    .execute()
  if (questions.length === 0) return undefined
  const asked = JSON.stringify(questions)
  const latest = () =>
    trx
      .selectFrom('intake_version')
      .select(['u_id', 'name', 'questions', 'number'])
      .select(sql<boolean>`name = ${form.name} and questions = ${asked}::jsonb`.as('is_same'))
      .where('form_id', '=', form.u_id)
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst()
  const before = await latest()
  if (before?.is_same) return present(before)
  const made = await trx
    .insertInto('intake_version')
    .values({
      u_id,
      form_id: form.u_id,
      number: (before?.number ?? 0) + 1,
      name: form.name,
      questions: asked,
      created_at: now,
    })
    // Of two who are shown the change at once, the second one takes the version of the first.
    .onConflict((conflict) => conflict.columns(['form_id', 'number']).doNothing())
    .returning(['u_id', 'name', 'questions'])
    .executeTakeFirst()
  return present(made ?? orNotFound(await latest()))
}
