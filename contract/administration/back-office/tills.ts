import { choice, record, text } from './fields.ts'
import { resource } from './resource.ts'

/** Drawers with cash. A colleague opens one, takes money in it and closes it after counting. */
export const tills = resource({
  name: 'tills',
  label: { one: 'Till', many: 'Tills' },
  group: 'books',
  read: ['finance', 'admin'],
  write: ['admin'],
  fields: {
    name: text('Name', { max: 60 }),
    place_id: record('Place', 'places', { isNullable: true }),
    state: choice('State', ['live', 'closed'], {
      initial: 'live',
      hint: 'Closed: nobody can open it any more',
    }),
  },
  title: 'name',
  filters: ['state'],
  sorts: ['name', 'updated_at'],
  sort: 'name',
  canCreate: true,
})
