import { speakerAboutMax, speakerNameMax, speakerRoles } from '../../learning/events/speakers.ts'
import { choice, long, record, shown, text, whole } from './fields.ts'
import { resource } from './resource.ts'

export const eventSpeakers = resource({
  name: 'event-speakers',
  label: { one: 'Speaker', many: 'Event speakers' },
  group: 'catalogue',
  read: ['editor', 'admin'],
  write: ['editor', 'admin'],
  fields: {
    speaker: shown(text('Speaker')),
    event_id: record('Event', 'events', { isFixed: true }),
    role: choice('Role', speakerRoles, { initial: 'speaker' }),
    healer_id: record('Healer', 'healers', { isNullable: true, hint: 'Leave empty for a guest' }),
    name: text('Name', {
      max: speakerNameMax,
      isHidden: true,
      isRequired: false,
      hint: 'Only for a guest. A healer is shown by their own name',
    }),
    about: long('About', {
      max: speakerAboutMax,
      isRequired: false,
      hint: 'One or two sentences, such as what they do',
    }),
    position: whole('Position', { min: 1, max: 20 }),
  },
  title: 'speaker',
  filters: ['event_id', 'role'],
  sorts: ['position', 'name'],
  sort: 'position',
  hasPublicTexts: true,
  canCreate: true,
  canDelete: true,
})
