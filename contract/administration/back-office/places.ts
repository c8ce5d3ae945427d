import { choice, long, record, text } from './fields.ts'
import { resource } from './resource.ts'

const states = ['live', 'closed'] as const
const closing = 'Closed: no new sessions are booked here; those that are booked stay'

/** Where healers see clients in person. Healers choose from these for their hours and services. */
export const places = resource({
  name: 'places',
  label: { one: 'Place', many: 'Places' },
  group: 'people',
  read: ['admin'],
  write: ['admin'],
  fields: {
    name: text('Name', { max: 120 }),
    address: long('Address', { max: 400, hint: 'Without the city, as clients read it in their mail' }),
    city: text('City', { max: 80 }),
    map_link: text('Link to a map', {
      max: 500,
      isRequired: false,
      pattern: { is: /^(https:\/\/\S+)?$/, words: 'Please enter an address that begins with https://' },
    }),
    state: choice('State', states, { initial: 'live', hint: closing }),
  },
  title: 'name',
  filters: ['state'],
  sorts: ['name', 'city', 'updated_at'],
  sort: 'name',
  canCreate: true,
})

/** The rooms of places: one session at a time. A place without any takes as many as its healers give. */
export const treatmentRooms = resource({
  name: 'treatment-rooms',
  label: { one: 'Treatment room', many: 'Treatment rooms' },
  group: 'people',
  read: ['admin'],
  write: ['admin'],
  fields: {
    place_id: record('Place', 'places', { isFixed: true }),
    name: text('Name', { max: 80 }),
    state: choice('State', states, { initial: 'live', hint: closing }),
  },
  title: 'name',
  filters: ['place_id', 'state'],
  sorts: ['name', 'updated_at'],
  sort: 'name',
  canCreate: true,
})
