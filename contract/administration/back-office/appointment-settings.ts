import type { HouseSettings } from '../../foundation/settings.ts'
import { type Field, whole, yesNo } from './fields.ts'

/** The settings of booking, paying later and rooms. */
export const appointmentSettings = {
  unpaid_holds_max: whole('Unpaid bookings at a time', {
    min: 1,
    max: 50,
    hint: 'How many unpaid bookings a client can have at once',
  }),
  unpaid_holds_daily: whole('Unpaid bookings in 24 hours', {
    min: 1,
    max: 200,
    hint: 'How many unpaid bookings a client can make within 24 hours',
  }),
  pay_later_hours: whole('Pay later until (hours before the start)', {
    min: 1,
    max: 720,
    hint: 'Of services that may be paid later. Nearer ones are paid at once. Existing appointments keep their date',
  }),
  pay_later_max: whole('Sessions to be paid later at a time', {
    min: 1,
    max: 50,
    hint: 'How many booked sessions a client can have that are not paid yet',
  }),
  series_unpaid_max: whole('Unpaid sessions of series at a time', {
    min: 1,
    max: 200,
    hint: 'How many sessions of series a client can have that are not paid yet',
  }),
  together_hours: whole('Answer to an invitation (hours)', {
    min: 1,
    max: 168,
    hint: 'How long people who are invited to a session together have to say yes and to pay their part. It ends four hours before the session at the latest',
  }),
  demo_appointments_per_client: whole('Free sessions for a new client', {
    max: 10,
    hint: 'For clients who register from now on. Another administrator must approve more',
  }),
  room_opens_minutes: whole('Room opens before the start (minutes)', { max: 120 }),
  room_closes_minutes: whole('Room closes after the end (minutes)', { max: 120 }),
  phone_calls_allowed: yesNo('Phone call when a line is lost', { hint: 'Needs a telephone provider' }),
} satisfies Partial<Record<keyof HouseSettings, Field>>
