import type { Insertable } from 'kysely'
import { after, hours, minutes } from '../platform/clock.ts'
import type { Event } from '../platform/database/schema.ts'
import { makeHealer } from './healers.ts'
import type { TestApp, TestUser } from './test-app.ts'

type EventOverrides = Partial<
  Omit<Insertable<Event>, 'starts_at' | 'ends_at' | 'minutes' | 'venue' | 'recording'>
> & {
  kind?: 'webinar' | 'workshop'
  /** Hours from now; in the past when negative. */
  inHours?: number
  minutes?: number
  city?: string
  isRecorded?: boolean
}

/** Writes a planned event with its host: a workshop of an hour in three days, online, for ₹999, by default. */
export async function makeEvent(app: TestApp, given: EventOverrides = {}) {
  const { inHours = 72, minutes: length = 60, city, isRecorded, kind = 'workshop', ...columns } = given
  const { ids, random, privateFiles } = app.app.platform
  const now = app.clock.now()
  const startsAt = after(now, hours(inHours))
  const uId = ids.next()
  const recording = `events/${uId}.mp4`
  if (isRecorded) await privateFiles.keep(recording, random.bytes(2000))
  await app.db
    .insertInto('event')
    .values({
      u_id: uId,
      kind,
      healer_id: columns.healer_id ?? (await makeHealer(app)).u_id,
      title: 'Breath before words',
      lead: 'A morning for people who speak too fast.',
      category: 'health',
      language: 'English',
      about: '<p>Lying down first, standing at the end.</p>',
      what_to_bring: 'A mat',
      starts_at: startsAt,
      minutes: length,
      ends_at: after(startsAt, minutes(length)),
      is_online: city === undefined,
      venue: city
        ? JSON.stringify({
            name: 'The hall',
            address: '1 Lake Road',
            city,
            map_link: 'https://maps.example/1',
          })
        : null,
      price_paise: 99_900,
      recording: isRecorded ? recording : null,
      recording_type: isRecorded ? 'video/mp4' : null,
      recording_seconds: isRecorded ? 60 : null,
      created_at: now,
      updated_at: now,
      ...columns,
    })
    .execute()
  return { u_id: uId, kind, startsAt }
}
export type TestEvent = Awaited<ReturnType<typeof makeEvent>>

/** Event calls, by HTTP. */
export function eventsOf(app: () => TestApp) {
  const one = ({ u_id }: Pick<TestEvent, 'u_id'>) => ({ params: { u_id } })
  return {
    enrol: (as: TestUser, { kind, u_id }: Pick<TestEvent, 'kind' | 'u_id'>) =>
      kind === 'webinar'
        ? app().call('POST /api/website/webinar-enrollment', { body: { webinar_u_id: u_id } }, { as })
        : app().call('POST /api/website/workshop-enrollment', { body: { workshop_u_id: u_id } }, { as }),
    seat: async (as: TestUser, event: TestEvent) =>
      (await app().call('GET /api/website/event-enrollment/{u_id}', one(event), { as })).data,
    mine: (as: TestUser, { kind, u_id }: TestEvent) =>
      kind === 'webinar'
        ? app().call('GET /api/website/my-webinar/{uId}', { params: { uId: u_id } }, { as })
        : app().call('GET /api/website/my-workshop/{workshopId}', { params: { workshopId: u_id } }, { as }),
    list: async (as: TestUser, when: 'upcoming' | 'past' | 'recorded' = 'upcoming') =>
      (await app().call('GET /api/website/my-event', { query: { when } }, { as })).data,
    seatsLeft: async ({ kind, u_id }: TestEvent) => {
      const call = kind === 'webinar' ? 'GET /api/website/webinar/{u_id}' : 'GET /api/website/workshop/{u_id}'
      return (await app().call(call, { params: { u_id } })).data?.seats_left
    },
    preview: (as: TestUser, event: TestEvent) =>
      app().call('GET /api/website/event-give-back/{u_id}', one(event), { as }),
    refund: (as: TestUser, event: TestEvent, refund_paise: number) =>
      app().call(
        'POST /api/website/event-give-back/{u_id}',
        { ...one(event), body: { refund_paise } },
        { as },
      ),
    feedback: (as: TestUser, { kind, u_id }: TestEvent, body: { stars: number; text: string }) =>
      app().call(
        kind === 'webinar'
          ? 'PUT /api/website/webinar-feedback/{u_id}'
          : 'PUT /api/website/workshop-feedback/{u_id}',
        { params: { u_id }, body },
        { as },
      ),
  }
}
