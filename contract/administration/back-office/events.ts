import { pathTo } from '../../addresses.ts'
import { roomPeopleMax } from '../../learning/events/meeting-place.ts'
import { category } from './category-fields.ts'
import { choice, long, moment, record, rich, shown, text, whole, yesNo } from './fields.ts'
import { file, picture } from './media-fields.ts'
import { priceFields } from './prices.ts'
import { resource } from './resource.ts'
import { other, writtenIn } from './version-fields.ts'

export const events = resource({
  name: 'events',
  label: { one: 'Event', many: 'Webinars and workshops' },
  group: 'catalogue',
  read: ['editor', 'support', 'admin'],
  write: ['editor', 'admin'],
  fields: {
    kind: choice('Type', ['webinar', 'workshop'], { isFixed: true }),
    title: text('Title', { max: 120 }),
    lead: long('Summary', { max: 300, hint: 'One sentence below the title' }),
    healer_id: record('Host', 'healers'),
    category: category('Category'),
    language: text('Language', { max: 40, hint: 'A name from the list of languages, such as English' }),
    starts_at: moment('Starts'),
    minutes: whole('Duration (minutes)', { min: 10, max: 1440 }),
    ...priceFields(),
    seats: whole('Seats', { min: 1, isNullable: true, hint: 'Leave empty for no limit' }),
    join_url: text('Meeting link', {
      max: 500,
      isRequired: false,
      isHidden: true,
      pattern: { is: /^(https:\/\/\S+)?$/, words: 'Please enter an address that begins with https://' },
      hint: `Shown only to participants, shortly before the start. Leave empty to use our own room: for up to ${roomPeopleMax - 1} seats, or any number if large rooms are switched on`,
    }),
    venue_name: text('Venue', { max: 120, isRequired: false, hint: 'Leave empty for an online event' }),
    venue_address: text('Address', { max: 200, isRequired: false, isHidden: true }),
    venue_city: text('City', { max: 60, isRequired: false, isHidden: true }),
    what_to_bring: long('What to bring', { max: 600, isRequired: false }),
    picture: picture('Picture', 'event'),
    recording: file('Recording', ['film'], { hint: 'For participants, after the event' }),
    about: rich('Description', { isRequired: false }),
    written_in: writtenIn(),
    other_title: other.text('Title', 120),
    other_lead: other.long('Summary', 300),
    other_about: other.rich('Description'),
    other_what_to_bring: other.long('What to bring', 600),
    is_introduction: yesNo('Introductory event'),
    phase: shown(choice('Status', ['planned', 'cancelled'])),
  },
  title: 'title',
  filters: ['kind', 'category', 'healer_id', 'phase'],
  sorts: ['title', 'starts_at', 'updated_at'],
  sort: '-starts_at',
  hasPublicTexts: true,
  canCreate: true,
  page: ({ u_id: id, kind }) => pathTo(kind === 'webinar' ? 'webinar' : 'workshop', { eventId: id }),
})
