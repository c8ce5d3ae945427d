import type { useForm } from '../../ui/form/use-form.ts'
import type { valuesOf } from './profile-values.ts'

/** Genders in the order of the forms. */
export const offeredGenders = ['female', 'male', 'other', 'prefer-not-to-say'] as const

/** Form props needed by the parts of a profile. */
export type PersonForm = Pick<
  ReturnType<typeof useForm<ReturnType<typeof valuesOf>, unknown>>,
  'values' | 'errors' | 'set' | 'text'
>
