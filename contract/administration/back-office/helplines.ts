import { dangers } from '../../foundation/crisis/kinds.ts'
import { choices, long, text, whole } from './fields.ts'
import { resource } from './resource.ts'

/** Numbers to call in an emergency. */
export const helplines = resource({
  name: 'helplines',
  label: { one: 'Helpline', many: 'Helplines' },
  group: 'lists',
  read: ['editor', 'support', 'admin'],
  write: ['admin'],
  fields: {
    name: text('Name', { max: 60 }),
    name_hi: text('Name in Hindi', { max: 60, isRequired: false, hint: 'Shown on Hindi pages' }),
    number: text('Number', {
      max: 20,
      pattern: { is: /^\+?[\d -]{3,20}$/, words: 'Please enter digits, such as 14416' },
    }),
    note: long('Note', { max: 160, isRequired: false, hint: 'Opening hours and languages' }),
    note_hi: long('Note in Hindi', { max: 160, isRequired: false, hint: 'Shown on Hindi pages' }),
    dangers: choices('Helps with', dangers, {
      initial: ['self-harm'],
      hint: 'It is shown when words point to one of these',
    }),
    position: whole('Position', {
      min: 1,
      max: 99,
      hint: 'The first one for self-harm is shown on every page',
    }),
  },
  title: 'name',
  sorts: ['position', 'name'],
  sort: 'position',
  canCreate: true,
  canDelete: true,
})
