import { supportAnswerMax } from '../vocabulary.ts'
import { long, text } from './fields.ts'
import { resource } from './resource.ts'

const support = ['support', 'admin'] as const

/** What the help desk offers beside the box in which a ticket is answered. */
export const savedReplies = resource({
  name: 'saved-replies',
  label: { one: 'Saved reply', many: 'Saved replies' },
  group: 'lists',
  read: support,
  write: support,
  fields: {
    title: text('Title', { max: 80 }),
    text: long('Text', { max: supportAnswerMax, hint: "{name} becomes the client's first name" }),
  },
  title: 'title',
  sorts: ['title'],
  sort: 'title',
  canCreate: true,
  canDelete: true,
})
