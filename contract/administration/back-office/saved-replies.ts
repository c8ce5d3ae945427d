import { supportAnswerMax } from '../../vocabulary.ts'
import { long, text } from './fields.ts'
import { resource } from './resource.ts'

const support = ['support', 'admin'] as const

/** Texts that agents can insert into their reply to a ticket. */
export const savedReplies = resource({
  name: 'saved-replies',
  label: { one: 'Saved reply', many: 'Saved replies' },
  group: 'support',
  read: support,
  write: support,
  fields: {
    title: text('Title', { max: 80 }),
    text: long('Text', { max: supportAnswerMax, hint: '{name} becomes the client’s first name' }),
  },
  title: 'title',
  sorts: ['title'],
  sort: 'title',
  canCreate: true,
  canDelete: true,
})
