import { importKinds } from '@newyou/contract/administration/imports/kinds'
import { type ServiceForm, serviceForm, serviceLimits } from '@newyou/contract/care/healers/services'
import type { ImportedServices } from '../../../care/healers/index.ts'
import { optional, problemsIn, type Read } from '../cells.ts'
import { readModes } from '../modes.ts'
import { readRupees } from '../money-cells.ts'
import { readMinutes } from '../time-cells.ts'
import { type Lines, ofHealer, type Store } from './kind.ts'

export interface ServiceLine {
  form: Omit<ServiceForm, 'places'>
  /** By their names. */
  places: string[]
}

const fields = importKinds.services.fields
const noBreak = /^(?:none|no|nil|no extra time|0+(?:\.0+)?\s*(?:m|mins?|minutes?)?)$/i
const readBreak = (text: string): Read<number> => (noBreak.test(text) ? { value: 0 } : readMinutes(text))

const tooLong = (field: keyof typeof fields, text: string, max: number) =>
  text.length > max ? [`${fields[field].label}: at most ${max} letters`] : []

/** What the form of a healer says of the numbers. */
function wrongNumbers({ form }: ServiceLine): string[] {
  const { minutes, break_after, price_rupees } = serviceForm.shape
  return [
    [fields.minutes.label, minutes.safeParse(form.minutes)] as const,
    [fields.break_after.label, break_after.safeParse(form.break_after)] as const,
    [fields.price.label, price_rupees.safeParse(form.price_rupees)] as const,
  ].flatMap(([label, { error }]) => (error ? [`${label}: ${error.issues[0]?.message}`] : []))
}

/** What one healer offers: how long, for how much, how and where. */
export const serviceLines: Lines<ServiceLine> = {
  guesses: {
    name: [
      'name',
      'service',
      'servicename',
      'treatment',
      'treatmentname',
      'eventtypename',
      'eventtype',
      'eventname',
      'appointmenttype',
      'title',
      'सेवा',
      'नाम',
      'nameofservice',
      'सेवाकानाम',
      'उपचार',
    ],
    name_hi: ['namehindi', 'hindiname', 'namehi', 'हिंदीनाम', 'हिन्दीनाम'],
    minutes: [
      'minutes',
      'duration',
      'durationmins',
      'durationmin',
      'durationminutes',
      'durationinminutes',
      'servicetime',
      'length',
      'अवधि',
      'मिनट',
      'अवधिमिनट',
      'timing',
    ],
    price: [
      'price',
      'priceinr',
      'retailprice',
      'saleprice',
      'rate',
      'fee',
      'fees',
      'charges',
      'amount',
      'cost',
      'mrp',
      'कीमत',
      'मूल्य',
      'शुल्क',
      'regularprice',
      'variantprice',
      'pricers',
      'rates',
      'rateinr',
      'दर',
    ],
    mode: ['mode', 'sessionmode', 'sessiontype', 'locationtype', 'type', 'माध्यम'],
    place: ['place', 'location', 'branch', 'centre', 'center', 'clinic', 'स्थान', 'जगह'],
    break_after: [
      'breakafter',
      'break',
      'bufferafter',
      'buffertime',
      'buffer',
      'paddingafter',
      'blockoffafter',
      'extratimeduration',
      'extratime',
      'recoverytime',
    ],
    description: ['description', 'details', 'about', 'servicedescription', 'विवरण'],
    description_hi: ['descriptionhindi', 'hindidescription', 'descriptionhi'],
  },
  missing(chosen) {
    if (!chosen.has('name')) return 'Please choose the column with the name of the service'
    return chosen.has('minutes') ? undefined : 'Please choose the column with the length'
  },
  read(given) {
    const { name = '', description = '', name_hi: nameHi = '', description_hi: descriptionHi = '' } = given
    const minutes: Read<number> = given.minutes
      ? readMinutes(given.minutes)
      : { problem: 'There is no length' }
    const price = optional(given.price ?? '', readRupees)
    const breakAfter = optional(given.break_after ?? '', readBreak)
    const held = readModes(given.mode ?? '', given.place ?? '')
    const problems = [
      ...(name ? [] : ['There is no name']),
      ...tooLong('name', name, serviceLimits.nameMax),
      ...tooLong('name_hi', nameHi, serviceLimits.nameMax),
      ...tooLong('description', description, serviceLimits.descriptionMax),
      ...tooLong('description_hi', descriptionHi, serviceLimits.descriptionMax),
      ...problemsIn(minutes, price, breakAfter, held),
    ]
    if ('problem' in minutes || 'problem' in price || 'problem' in breakAfter || 'problem' in held)
      return { problems }
    const row: ServiceLine = {
      form: {
        ...{ name, name_hi: nameHi, description, description_hi: descriptionHi },
        ...{ minutes: minutes.value, break_before: null, break_after: breakAfter.value, start_step: null },
        ...{ price_rupees: price.value, modes: held.value.modes },
        audience: 'everybody',
        state: 'live',
        ...{ pays_later: false, people_min: 1, people_max: 1 },
        ...{ notice_minutes: null, horizon_days: null, daily_cap: null },
      },
      places: held.value.places,
    }
    problems.push(...wrongNumbers(row))
    return problems.length ? { problems } : { row }
  },
  keysOf: ({ form: { name } }) => [{ key: name.toLowerCase(), name: 'name' }],
  wordsOf: ({ form: { name, minutes, price_rupees: price }, places }) =>
    [name, `${minutes} minutes`, ...(price === null ? [] : [price ? `₹${price}` : 'Free']), ...places].join(
      ', ',
    ),
}

/** Offered from then on, as if the healer had added them. */
export const serviceStore = (services: ImportedServices): Store<ServiceLine> =>
  ofHealer<ServiceLine>(services)
