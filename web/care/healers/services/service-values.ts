import { type PracticeService, type ServiceForm, serviceForm } from '@newyou/contract/care/healers/services'
import type { FormErrors } from '../../../ui/form/use-form.ts'

/** Fields of whole numbers, in which nothing is the healer's own value. */
const numbers = [
  'price_rupees',
  'break_before',
  'break_after',
  'notice_minutes',
  'horizon_days',
  'daily_cap',
] as const
/** Fields of whole numbers that are never empty. */
const counts = ['minutes', 'people_min', 'people_max'] as const
type CountField = (typeof counts)[number]
type NumberField = (typeof numbers)[number]

export type ServiceValues = Pick<
  ServiceForm,
  'name' | 'name_hi' | 'description' | 'description_hi' | 'audience' | 'state'
> & {
  pays_later: 'yes' | 'no'
  start_step: '' | '15' | '30'
  modes: string[]
  places: string[]
} & Record<NumberField | CountField, string>

/** The fields of the form, in their order; those of the second list stand below the heading of times. */
export const wordFields = ['name', 'name_hi', 'description', 'description_hi'] as const
export const offerFields = [
  'minutes',
  'price_rupees',
  'people_min',
  'people_max',
  'modes',
  'places',
  'audience',
  'pays_later',
  'state',
] as const
export const timeFields = [
  'start_step',
  'break_before',
  'break_after',
  'notice_minutes',
  'horizon_days',
  'daily_cap',
] as const

export const emptyValues: ServiceValues = {
  name: '',
  name_hi: '',
  description: '',
  description_hi: '',
  minutes: '60',
  people_min: '1',
  people_max: '1',
  price_rupees: '',
  modes: [],
  places: [],
  audience: 'everybody',
  pays_later: 'no',
  state: 'live',
  start_step: '',
  break_before: '',
  break_after: '',
  notice_minutes: '',
  horizon_days: '',
  daily_cap: '',
}

const typed = (value: number | null) => (value === null ? '' : String(value))

export const valuesOf = (service: PracticeService): ServiceValues => ({
  ...emptyValues,
  ...Object.fromEntries(wordFields.map((name) => [name, service[name]])),
  ...Object.fromEntries(numbers.map((name) => [name, typed(service[name])])),
  ...Object.fromEntries(counts.map((name) => [name, String(service[name])])),
  audience: service.audience,
  pays_later: service.pays_later ? 'yes' : 'no',
  state: service.state,
  modes: service.modes ?? [],
  places: service.places,
  start_step: typed(service.start_step) as ServiceValues['start_step'], // checked by the contract
})

const numberIn = (text: string) => (text.trim() === '' ? null : Number(text))

/** Checks the form by the contract; `say` puts its sentences into the reader's language. */
export function checkedService(
  values: ServiceValues,
  say: (sentence: string) => string,
): { parsed: ServiceForm } | { wrong: FormErrors<ServiceValues> } {
  const found = serviceForm.safeParse({
    ...values,
    ...Object.fromEntries(numbers.map((name) => [name, numberIn(values[name])])),
    ...Object.fromEntries(counts.map((name) => [name, Number(values[name].trim() || Number.NaN)])),
    modes: values.modes.length ? values.modes : null,
    places: values.modes.includes('in-person') ? values.places : [],
    start_step: numberIn(values.start_step),
    pays_later: values.pays_later === 'yes',
  })
  if (found.success) return { parsed: found.data }
  const wrong: FormErrors<ServiceValues> = {}
  for (const { path, message } of found.error.issues) wrong[path[0] as keyof ServiceValues] ??= say(message) // the schema's fields are the form's
  return { wrong }
}
