import { meetingModes } from '../../care/healers/meeting-modes.ts'
import { serviceAudiences, serviceLimits, serviceStates } from '../../care/healers/services.ts'
import { choice, choices, long, money, record, records, text, whole, yesNo } from './fields.ts'
import { resource } from './resource.ts'

const { nameMax, descriptionMax, minutesMin, minutesMax, breakMax, noticeMax, horizonMax, capMax } =
  serviceLimits

/** What healers offer. Null is the healer's own value. */
export const services = resource({
  name: 'services',
  label: { one: 'Service', many: 'Services' },
  group: 'people',
  read: ['admin'],
  write: ['admin'],
  fields: {
    healer_id: record('Healer', 'healers', { isFixed: true }),
    name: text('Name', { max: nameMax }),
    name_hi: text('Name in Hindi', { max: nameMax, isRequired: false }),
    desk_name: text('Name at the front desk', {
      max: nameMax,
      isRequired: false,
      hint: 'Neutral words: the name may say what somebody comes for. Empty: Session',
    }),
    description: long('Description', { max: descriptionMax, isRequired: false }),
    description_hi: long('Description in Hindi', { max: descriptionMax, isRequired: false }),
    minutes: whole('Length (minutes)', {
      min: minutesMin,
      max: minutesMax,
      hint: 'In steps of 5. It cannot be changed while sessions are booked',
    }),
    price_paise: money('Price', { isNullable: true, hint: 'Empty: the price on the healer’s page. 0: free' }),
    modes: choices('Session types', meetingModes, {
      isNullable: true,
      hint: 'Empty: those on the healer’s page',
    }),
    places: records('Places', 'places', { hint: 'For sessions in person' }),
    audience: choice('Clients who can book it', serviceAudiences, { initial: 'everybody' }),
    pays_later: yesNo('May be paid later', {
      hint: 'Booked at once and paid until the hours of the settings before the start, else it ends',
    }),
    people_min: whole('Clients at least', { min: 1, max: serviceLimits.peopleMax, initial: 1 }),
    people_max: whole('Clients at most', {
      min: 1,
      max: serviceLimits.peopleMax,
      initial: 1,
      hint: 'More than one come together, such as a couple or a family. Online three at most',
    }),
    break_before: whole('Break before (minutes)', { max: breakMax, isNullable: true }),
    break_after: whole('Break after (minutes)', {
      max: breakMax,
      isNullable: true,
      hint: 'Empty: the break of the healer’s hours',
    }),
    start_step: choice('Minutes between offered times', ['15', '30'], {
      isNullable: true,
      hint: 'Empty: one session after another',
    }),
    notice_minutes: whole('Minimum notice (minutes)', {
      max: noticeMax,
      isNullable: true,
      hint: 'Empty: the notice of the healer’s hours',
    }),
    horizon_days: whole('Days ahead that can be booked', {
      min: 1,
      max: horizonMax,
      isNullable: true,
      hint: 'Empty: 56 days',
    }),
    daily_cap: whole('Sessions of this service on one day', { min: 1, max: capMax, isNullable: true }),
    state: choice('State', serviceStates, { initial: 'live' }),
  },
  title: 'name',
  filters: ['healer_id', 'state', 'audience'],
  sorts: ['name', 'minutes', 'price_paise', 'updated_at'],
  sort: '-updated_at',
  hasPublicTexts: true,
  canCreate: true,
})
