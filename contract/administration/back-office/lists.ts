import { organizationKinds } from '../../money/organizations/organizations.ts'
import { choice, long, money, shown, text, whole } from './fields.ts'
import { resource } from './resource.ts'

const lists = { group: 'lists', read: ['editor', 'admin'], write: ['admin'], title: 'name' } as const
const growing = { ...lists, canCreate: true, canDelete: true } as const
const ordered = { sorts: ['position', 'name'], sort: 'position' } as const
const position = whole('Position', { min: 1, max: 999 })

/** The seven categories. The code relies on their addresses, so only their texts can change. */
export const categories = resource({
  ...lists,
  ...ordered,
  name: 'categories',
  label: { one: 'Category', many: 'Categories' },
  fields: {
    slug: shown(text('URL name')),
    name: text('Name', { max: 60 }),
    name_hi: text('Name in Hindi', { max: 60 }),
    description: long('Description', { max: 300, isRequired: false }),
    position: whole('Position', { min: 1, max: 99 }),
  },
})

export const languages = resource({
  ...growing,
  ...ordered,
  name: 'languages',
  label: { one: 'Language', many: 'Languages' },
  fields: {
    code: text('Code', {
      max: 30,
      isFixed: true,
      pattern: { is: /^[a-z-]{2,30}$/, words: 'Please use lower-case letters, such as en' },
    }),
    name: text('Name', { max: 40 }),
    native_name: text('Native name', { max: 40 }),
    position,
  },
})

export const professions = resource({
  ...growing,
  ...ordered,
  name: 'professions',
  label: { one: 'Profession', many: 'Professions' },
  fields: {
    name: text('Name', { max: 60 }),
    position,
  },
})

export const organizations = resource({
  ...growing,
  read: ['editor', 'finance', 'admin'],
  group: 'people',
  name: 'organizations',
  label: { one: 'Organisation', many: 'Organisations' },
  fields: {
    code: text('Organisation ID', {
      max: 20,
      isFixed: true,
      pattern: { is: /^[A-Z0-9-]{3,20}$/, words: 'Please use 3 to 20 capital letters, digits and hyphens' },
    }),
    name: text('Name', { max: 80 }),
    kind: choice('Type', organizationKinds, { initial: 'employer' }),
    seats: whole('Seats', { max: 100_000, initial: 0 }),
    allowance_paise: money('Monthly allowance per member', { max: 10_000_000, initial: 0 }),
  },
  sorts: ['name', 'code'],
  sort: 'name',
  idIsWord: true,
})
