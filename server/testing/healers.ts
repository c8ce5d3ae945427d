import type { HealerRow, Window } from '../care/healers/index.ts'
import { inTransaction } from '../platform/database/database.ts'
import { makePerson, signIn } from './signed-in.ts'
import type { TestApp, TestUser } from './test-app.ts'

type HealerOverrides = Partial<Omit<HealerRow, 'u_id' | 'person_id' | 'search_text' | 'image'>> & {
  /** The same windows on every day of the week, in the healer's zone. */
  daily?: Window[]
  weekly?: (Window & { weekday: number })[]
  leave?: { from: string; to: string }[]
}

export interface TestHealer {
  u_id: string
  person_id: string
  full_name: string
}

/** Writes a verified healer with their person and hours; every day from 09:00 to 18:00 by default. */
export async function makeHealer(app: TestApp, given: HealerOverrides = {}): Promise<TestHealer> {
  const { daily = [{ from: '09:00', to: '18:00' }], weekly, leave = [], ...columns } = given
  const now = app.clock.now()
  const person = await makePerson(app, { roles: ['client', 'healer'], firstName: 'Meera', lastName: 'Rao' })
  const windows =
    weekly ?? [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => daily.map((one) => ({ ...one, weekday })))
  return inTransaction(app.db, async (trx) => {
    const healer = await trx
      .insertInto('healer')
      .values({
        u_id: app.app.platform.ids.next(),
        person_id: person.u_id,
        state: 'verified',
        full_name: 'Meera Rao',
        gender: 'female',
        title: 'Family counsellor',
        city: 'Pune',
        main_category: 'family',
        categories: ['family'],
        languages: ['Hindi', 'English'],
        topics: 'Sleep, worry and long evenings',
        qualifications: 'Diploma in counselling',
        practising_since: 2012,
        about: ['I listen first.'],
        client_concerns: 'A quiet hour',
        modes: ['video', 'voice', 'chat'],
        price_paise: 90_000,
        time_zone: 'Asia/Kolkata',
        notice_minutes: 60,
        created_at: now,
        updated_at: now,
        ...columns,
      })
      .returning(['u_id', 'person_id', 'full_name'])
      .executeTakeFirstOrThrow()
    const of = { healer_id: healer.u_id }
    if (windows.length)
      await trx
        .insertInto('healer_hours')
        .values(
          windows.map(({ weekday, from, to, place_u_id: place_id = null }) => ({
            ...of,
            weekday,
            from_time: from,
            to_time: to,
            place_id,
          })),
        )
        .execute()
    for (const { from, to } of leave)
      await trx
        .insertInto('healer_leave')
        .values({ ...of, first_day: from, last_day: to })
        .execute()
    await app.app.modules.healers.nextFree.refresh(trx, healer.u_id, now)
    return healer
  })
}

/** The healer in person, signed in to the practice. */
export const signInHealer = (app: TestApp, healer: TestHealer): Promise<TestUser> =>
  signIn(app, healer.person_id, 'healer')
