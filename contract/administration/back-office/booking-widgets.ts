import { widgetOriginsMax } from '../../care/booking-widgets.ts'
import { choice, record, text, words } from './fields.ts'
import { resource } from './resource.ts'

/** Booking on other sites of the practice. */
export const bookingWidgets = resource({
  name: 'booking-widgets',
  label: { one: 'Booking widget', many: 'Booking widgets' },
  group: 'site',
  read: ['admin'],
  write: ['admin'],
  fields: {
    name: text('Name', { max: 120, hint: 'For colleagues, such as: page of the clinic' }),
    healer_id: record('Healer', 'healers', { isFixed: true }),
    service_id: record('Service', 'services', {
      isNullable: true,
      hint: 'One of this healer’s. Empty: visitors choose among all',
    }),
    origins: words('Sites that may show it', {
      max: widgetOriginsMax,
      hint: 'Such as https://clinic.example, without a path',
    }),
    state: choice('State', ['live', 'closed'], {
      initial: 'live',
      hint: 'Closed: the other sites lead to the healer’s page instead',
    }),
  },
  title: 'name',
  filters: ['healer_id', 'state'],
  sorts: ['name', 'updated_at'],
  sort: 'name',
  canCreate: true,
  canDelete: true,
})
