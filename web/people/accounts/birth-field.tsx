import '../../messages/accounts.ts'
import { adultAge } from '@newyou/contract/business'
import { useTranslations } from 'use-intl'
import { Field } from '../../ui/field.tsx'
import type { useForm } from '../../ui/form/use-form.ts'
import { addDays, dayOf } from '../../ui/format.ts'
import { useNow, useVisitorZone } from '../../ui/visitor-time.tsx'

const hundredYears = 36_525

/** A form that has at least the birth date. */
type BirthForm = Pick<ReturnType<typeof useForm<{ dob: string }, unknown>>, 'errors' | 'text'>

export function BirthField({ errors, text }: BirthForm) {
  const t = useTranslations('accounts.register')
  const today = dayOf(useNow(), useVisitorZone())
  return (
    <Field label={t('dob')} hint={t('dobHint', { age: adultAge })} error={errors.dob}>
      {(control) => (
        <input
          {...control}
          {...text('dob')}
          type="date"
          max={today}
          min={addDays(today, -hundredYears)}
          autoComplete="bday"
        />
      )}
    </Field>
  )
}
