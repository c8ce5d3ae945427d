import { type ClientFieldName, clientFields, columnOf } from '@newyou/contract/people/accounts/client-fields'
import { type Declared, namesOf } from '@newyou/contract/people/accounts/declared'
import { expect, test } from 'vitest'
import { places } from '../../administration/privacy/places/index.ts'
import { registerClient, wholeProfile } from '../../testing/people.ts'
import { useTestApp } from '../../testing/test-app.ts'

// Each declared field goes the whole way by the calls that people make, so a new one is tested by its declaration alone.
const app = useTestApp()

/** A value that a form may send; places and records are those of the whole profile of tests. */
function sampleOf(name: ClientFieldName, round: number): unknown {
  const field: Declared = clientFields[name]
  const { kind, of = [''], max = 200 } = field
  if (kind === 'choice') return of[round]
  if (kind === 'choices') return [of[round]]
  if (kind === 'name') return round ? 'Kamala' : 'Devi'
  if (kind === 'mobile') return `+91981234567${round}`
  if (kind === 'text' || kind === 'long') return `What ${name} says in round ${round}`.slice(-max)
  return wholeProfile[name as keyof typeof wholeProfile]
}
const samples = (round: number) =>
  Object.fromEntries(namesOf(clientFields).map((name) => [name, sampleOf(name, round)]))

const names = namesOf(clientFields)
const half = Math.ceil(names.length / 2)

// A person may change the profile twenty times in a minute, so two share the fields.
test.each([
  ['first', names.slice(0, half)],
  ['second', names.slice(half)],
])(
  'each declared field of the %s half is stored by the registration, changed in the profile, and left alone where it is not sent',
  async (_half, changed) => {
    const registered = samples(0)
    const as = await registerClient(app(), { firstName: 'Devi', form: registered })
    const params = { patientId: as.uId }
    const read = async () =>
      (await app().call('GET /api/website/patient/{patientId}', { params }, { as })).data
    expect(await read()).toMatchObject(registered)

    for (const name of changed) {
      const before = await read()
      const sent = { [name]: sampleOf(name, 1) }
      const answer = await app().call('PUT /api/website/patient/{patientId}', { params, body: sent }, { as })
      expect(answer.status, name).toBe(200)
      expect(answer.data).toMatchObject(
        Object.fromEntries(names.map((one) => [one, sent[one] ?? before?.[one]])),
      )
    }
  },
)

test('a copy of one’s data holds each declared field, and a deletion empties all that say who it was', () => {
  const place = places.find(({ table, erased }) => table === 'person' && typeof erased === 'object')
  const emptied = typeof place?.erased === 'object' ? Object.keys(place.erased.set) : []
  const columns = namesOf(clientFields).map(columnOf)
  expect(columns.filter((column) => place?.hidden.includes(column))).toEqual([])
  expect(columns.filter((column) => !emptied.includes(column))).toEqual(['language_u_id', 'organization_id'])
})
