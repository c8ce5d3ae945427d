import { long, shown, text, whole } from './fields.ts'
import { resource } from './resource.ts'

const lists = { group: 'lists', read: ['editor', 'admin'], write: ['admin'] } as const

/** The seven doors. Their addresses are known to the code: only their words change. */
export const categories = resource({
  ...lists,
  name: 'categories',
  label: { one: 'Category', many: 'Categories' },
  fields: {
    slug: shown(text('Address')),
    name: text('Name', { max: 60 }),
    name_hi: text('Name in Hindi', { max: 60 }),
    description: long('Description', { max: 300, isRequired: false }),
    position: whole('Place in the list', { min: 1, max: 99 }),
  },
  title: 'name',
  sorts: ['position', 'name'],
  sort: 'position',
})

export const languages = resource({
  ...lists,
  name: 'languages',
  label: { one: 'Language', many: 'Languages' },
  fields: {
    code: text('Code', {
      max: 30,
      isFixed: true,
      pattern: { is: /^[a-z-]{2,30}$/, words: 'Please use small letters, such as en' },
    }),
    name: text('Name', { max: 40 }),
    native_name: text('Name in the language itself', { max: 40 }),
    position: whole('Place in the list', { min: 1, max: 999 }),
  },
  title: 'name',
  sorts: ['position', 'name'],
  sort: 'position',
  canCreate: true,
  canDelete: true,
})

export const professions = resource({
  ...lists,
  name: 'professions',
  label: { one: 'Profession', many: 'Professions' },
  fields: {
    name: text('Name', { max: 60 }),
    position: whole('Place in the list', { min: 1, max: 999 }),
  },
  title: 'name',
  sorts: ['position', 'name'],
  sort: 'position',
  canCreate: true,
  canDelete: true,
})

export const organizations = resource({
  ...lists,
  name: 'organizations',
  label: { one: 'Organisation', many: 'Organisations' },
  fields: {
    code: text('Organisation id', {
      max: 20,
      isFixed: true,
      pattern: { is: /^[A-Z0-9-]{3,20}$/, words: 'Please use 3 to 20 capitals, digits and hyphens' },
    }),
    name: text('Name', { max: 80 }),
  },
  title: 'name',
  sorts: ['name', 'code'],
  sort: 'name',
  canCreate: true,
  canDelete: true,
  idIsWord: true,
})
