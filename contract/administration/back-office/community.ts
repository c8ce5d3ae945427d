import { category } from './category-fields.ts'
import { long, shown, text, whole } from './fields.ts'
import { resource } from './resource.ts'

const who = ['support', 'admin'] as const

/** Groups of the community. */
export const communityGroups = resource({
  name: 'community-groups',
  label: { one: 'Group', many: 'Groups' },
  group: 'community',
  read: who,
  write: who,
  fields: {
    name: text('Name', { max: 80 }),
    topic: category('Topic'),
    description: long('Description', { max: 400 }),
    rules: long('Rules', {
      max: 2000,
      hint: 'One rule per line. Members accept them before their first post, and again after a change',
    }),
    position: whole('Position', { min: 1, max: 999, initial: 50 }),
    members: shown(whole('Members')),
  },
  title: 'name',
  filters: ['topic'],
  sorts: ['position', 'name', 'updated_at'],
  sort: 'position',
  hasPublicTexts: true,
  hasStates: true,
  canCreate: true,
  page: ({ u_id: id }) => `/community/${id}`,
})
