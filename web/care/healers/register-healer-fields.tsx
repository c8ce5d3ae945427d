import '../../messages/accounts-healer.ts'
import '../../messages/accounts.ts'
import type { HealerForm } from '@newyou/contract/care/healers/applications'
import { type HealerFieldName, healerFields } from '@newyou/contract/care/healers/fields'
import { uploads } from '@newyou/contract/file-limits'
import { emptyForm, having, namesOf } from '@newyou/contract/people/accounts/declared'
import { useTranslations } from 'use-intl'
import { pairClass } from '../../ui/entrance.tsx'
import { Field } from '../../ui/field.tsx'
import type { useForm } from '../../ui/form/use-form.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { IconFileText, IconX } from '../../ui/icons.ts'
import { HealerField } from './healer-field.tsx'
import styles from './register-healer-fields.module.css'

const asked = having(healerFields, 'step')
const ofStep = {
  contact: namesOf(having(asked, 'step', 'contact')),
  work: namesOf(having(asked, 'step', 'work')),
  experience: namesOf(having(asked, 'step', 'experience')),
}
const ofPerson = { first_name: '', last_name: '', mobile_number: '', email: '' }

export const emptyHealer = { ...ofPerson, ...emptyForm(asked) }
export type HealerValues = typeof emptyHealer

/** The steps of a healer's registration; the documents stand in the last one. */
export const healerSteps = [
  { name: 'contact', fields: [...namesOf(ofPerson), ...ofStep.contact] },
  { name: 'work', fields: ofStep.work },
  { name: 'experience', fields: ofStep.experience },
  { name: 'documents', fields: [] },
] as const

type HealerForms = Pick<
  ReturnType<typeof useForm<HealerValues, HealerForm>>,
  'values' | 'errors' | 'set' | 'text'
>

const isNumber = (name: HealerFieldName) =>
  healerFields[name].kind === 'year' || healerFields[name].kind === 'rupees'

/** What the declaration asks for in a step; numbers stand in pairs. */
export function HealerStep({ name: step, of }: { name: keyof typeof ofStep; of: HealerForms }) {
  const rows: HealerFieldName[][] = []
  for (const name of ofStep[step]) {
    const last = rows.at(-1)
    if (isNumber(name) && last?.length === 1 && last.every(isNumber)) last.push(name)
    else rows.push([name])
  }
  return rows.map((row) => {
    const drawn = row.map((name) => <HealerField key={name} name={name} of={of} isAsked />)
    return row.length === 1 ? (
      drawn
    ) : (
      <div key={row.join()} className={pairClass}>
        {drawn}
      </div>
    )
  })
}

export function HealerContactFields(of: HealerForms) {
  const { errors, text } = of
  const t = useTranslations('accounts.register')
  return (
    <>
      <div className={pairClass}>
        <Field label={t('firstName')} error={errors.first_name}>
          {(control) => <input {...control} {...text('first_name')} autoComplete="given-name" />}
        </Field>
        <Field label={t('lastName')} error={errors.last_name}>
          {(control) => <input {...control} {...text('last_name')} autoComplete="family-name" />}
        </Field>
      </div>
      <Field label={t('mobile')} hint={t('mobileHint')} error={errors.mobile_number}>
        {(control) => (
          <input {...control} {...text('mobile_number')} type="tel" autoComplete="tel-national" />
        )}
      </Field>
      <Field label={t('email')} error={errors.email}>
        {(control) => <input {...control} {...text('email')} type="email" autoComplete="email" />}
      </Field>
      <HealerStep name="contact" of={of} />
    </>
  )
}

/** Documents are added one after the other, as photos are taken; each can be taken out again. */
export function HealerDocuments({
  documents,
  error,
  onChange,
}: {
  documents: readonly File[]
  error: string | undefined
  onChange: (documents: File[]) => void
}) {
  const t = useTranslations('accounts-healer')
  return (
    <>
      <Field label={t('documents')} hint={t('documentsHint')} error={error}>
        {(control) => (
          <input
            {...control}
            className={`${control.className} ${styles.files}`}
            type="file"
            multiple
            accept="application/pdf,image/jpeg,image/png"
            onChange={({ target }) => {
              onChange([...documents, ...(target.files ?? [])].slice(0, uploads.documentsMax))
              target.value = ''
            }}
          />
        )}
      </Field>
      {documents.length > 0 && (
        <ul className={styles.documents} aria-label={t('chosenDocuments')}>
          {documents.map((document, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two documents may have one name
            <li key={place}>
              <Icon of={IconFileText} />
              <span>{document.name}</span>
              <IconButton
                label={t('removeDocument', { name: document.name })}
                onClick={() => onChange(documents.filter((one) => one !== document))}
              >
                <Icon of={IconX} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
