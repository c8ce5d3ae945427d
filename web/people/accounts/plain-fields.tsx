import '../../messages/accounts-profile.ts'
import { type ClientFieldName, clientFields } from '@newyou/contract/people/accounts/client-fields'
import { having, namesOf } from '@newyou/contract/people/accounts/declared'
import { useTranslations } from 'use-intl'
import { Field } from '../../ui/field.tsx'
import type { PersonForm } from './person-form.ts'

/** The kinds that need no control of their own; `profile-parts.tsx` has the rest. */
const plainKinds: readonly string[] = ['text', 'long', 'mobile', 'organization']
const isPlain = (name: ClientFieldName) => plainKinds.includes(clientFields[name].kind)

/** The plain fields that clients say of themselves, all or those of a step of the registration. */
export function PlainFields({ step, of }: { step?: 'about' | 'means'; of: PersonForm }) {
  const asked: ClientFieldName[] = namesOf(step ? having(clientFields, 'step', step) : clientFields)
  return asked.filter(isPlain).map((name) => <PlainField key={name} name={name} of={of} />)
}

function PlainField({ name, of: { errors, text } }: { name: ClientFieldName; of: PersonForm }) {
  const t = useTranslations('accounts-profile.plain')
  const field: { kind: string; max?: number } = clientFields[name]
  // A test draws each plain field, so none is without its label.
  const label = `label.${name}` as 'label.organization_id'
  const hint = `hint.${name}` as 'hint.organization_id'
  const phone = field.kind === 'mobile' ? ({ type: 'tel', inputMode: 'tel' } as const) : {}
  return (
    <Field label={t(label)} hint={t.has(hint) && t(hint)} error={errors[name]}>
      {(control) => {
        const wiring = { ...control, ...text(name), maxLength: field.max }
        return field.kind === 'long' ? <textarea {...wiring} rows={3} /> : <input {...wiring} {...phone} />
      }}
    </Field>
  )
}
