import { describe, expect, test } from 'vitest'
import { makeHealer, signInHealer } from '../../testing/healers.ts'
import { recordsOf } from '../../testing/records.ts'
import { makeStaff } from '../../testing/signed-in.ts'
import { type TestApp, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp({ config: { MEET_URL: '' } })
const withLiveKit = useTestApp({ withLiveKit: true, config: { MEET_URL: '' } })

const event = {
  kind: 'workshop',
  title: 'Breath before words',
  lead: 'A morning for people who speak too fast.',
  category: 'health',
  language: 'English',
  starts_at: '2027-01-10T06:00:00.000Z',
  minutes: 60,
  price_paise: 0,
  seats: 3,
  join_url: '',
  venue_name: '',
  what_to_bring: '',
  about: '<p>Lying down first.</p>',
  is_introduction: false,
}
const link = 'https://meet.example/room'

async function create(site: () => TestApp, given: object) {
  const editor = await makeStaff(site(), ['editor'])
  const { u_id: healerId } = await makeHealer(site())
  return recordsOf(site).create(editor, { ...event, healer_id: healerId, ...given }, 'events')
}

const proposal = {
  event_kind: 'workshop',
  ...event,
  starts_at: '2027-01-10T06:00:00.000Z',
  venue_address: '',
  venue_city: '',
} as const
async function propose(site: () => TestApp, given: object) {
  const practice = await signInHealer(site(), await makeHealer(site()))
  const {
    kind: _kind,
    is_introduction: _first,
    ...content
  } = { ...proposal, category: 'health', ...given } as const
  const draft = { kind: 'event', content: content as never } as const
  const { data } = await site().call('POST /api/practice/submission', { body: { draft } }, { as: practice })
  const sent = await site().call(
    'POST /api/practice/submission/{submissionId}/send',
    { params: { submissionId: data?.u_id ?? '' }, body: { version: data?.version ?? 0 } },
    { as: practice },
  )
  const form = await site().call('GET /api/practice/event-form', {}, { as: practice })
  return { ...sent, most: form.data?.seats_without_link }
}

describe('where an online event meets', () => {
  test.each([
    ['three seats', { seats: 3 }, 201],
    ['four seats and no link', { seats: 4 }, 400],
    ['no limit of seats and no link', { seats: null }, 400],
    ['four seats and a link', { seats: 4, join_url: link }, 201],
    ['four seats at a place', { seats: 4, venue_name: 'The hall' }, 201],
  ])('%s', async (_, given, status) => {
    const answer = await create(app, given)
    expect(answer.status).toBe(status)
    if (status === 400)
      expect(answer.errors).toEqual({
        join_url: 'An online event for more than 3 people needs a meeting link',
      })
  })

  test('a proposal of a healer asks for a link by the same rule, and the form says so', async () => {
    expect(await propose(app, { seats: 3 })).toMatchObject({ status: 200, most: 3 })
    for (const seats of [4, null])
      expect(await propose(app, { seats })).toMatchObject({
        status: 400,
        errors: { join_url: 'An online event for more than 3 people needs a meeting link' },
      })
    expect(await propose(app, { seats: null, join_url: link })).toMatchObject({ status: 200 })
  })

  test('with LiveKit no event needs one', async () => {
    for (const seats of [4, null]) {
      expect(await create(withLiveKit, { seats })).toMatchObject({ status: 201 })
      expect(await propose(withLiveKit, { seats })).toMatchObject({ status: 200, most: null })
    }
  })
})
