import { describe, expect, test } from 'vitest'
import { makeHealer } from '../testing/healers.ts'
import { recordsOf } from '../testing/records.ts'
import { makeStaff } from '../testing/signed-in.ts'
import { useTestApp } from '../testing/test-app.ts'

const app = useTestApp({ config: { MEET_URL: '' } })
const records = recordsOf(app)

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
  brings: '',
  about: '<p>Lying down first.</p>',
  is_introduction: false,
}
const link = 'https://meet.example/room'

describe('where an online event meets', () => {
  test.each([
    ['three seats', { seats: 3 }, 201],
    ['four seats and no link', { seats: 4 }, 400],
    ['room for everybody and no link', { seats: null }, 400],
    ['four seats and a link', { seats: 4, join_url: link }, 201],
    ['four seats at a place', { seats: 4, venue_name: 'The hall' }, 201],
  ])('%s', async (_, given, status) => {
    const editor = await makeStaff(app(), ['editor'])
    const { u_id: healerId } = await makeHealer(app())
    const answer = await records.create(editor, { ...event, healer_id: healerId, ...given }, 'events')
    expect(answer.status).toBe(status)
    if (status === 400)
      expect(answer.errors).toEqual({
        join_url: 'An online event for more than 3 people needs a meeting link',
      })
  })
})
