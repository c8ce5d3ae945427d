import type { DiscreetChoices } from '@newyou/contract/foundation/notifications'
import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'

const usual: DiscreetChoices = {
  has_neutral_titles: false,
  has_neutral_messages: false,
  has_quick_exit: false,
  log_out_minutes: null,
}

/** A person's settings of discreet mode. */
export function createDiscreetChoices({ db, clock }: Pick<Platform, 'db' | 'clock'>) {
  async function of(queryable: Queryable, personId: string): Promise<DiscreetChoices> {
    const row = await queryable
      .selectFrom('discreet_choice')
      .select(['has_neutral_titles', 'has_neutral_messages', 'has_quick_exit', 'log_out_minutes'])
      .where('person_id', '=', personId)
      .executeTakeFirst()
    return row
      ? { ...row, log_out_minutes: row.log_out_minutes as DiscreetChoices['log_out_minutes'] }
      : usual // checked by the table
  }

  return {
    of,
    async set(personId: string, choices: DiscreetChoices) {
      const values = { ...choices, updated_at: clock.now() }
      await db
        .insertInto('discreet_choice')
        .values({ person_id: personId, ...values })
        .onConflict((conflict) => conflict.column('person_id').doUpdateSet(values))
        .execute()
      return of(db, personId)
    },
  }
}

export type DiscreetStore = ReturnType<typeof createDiscreetChoices>
