import '../../../messages/action-plans-practice.ts'
import { planActionsMax, planTitleMax, planWordsMax } from '@newyou/contract/care/action-plans/limits'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { FieldError, FormFailure } from '../../../ui/form/form-parts.tsx'
import { type FormErrors, useForm } from '../../../ui/form/use-form.ts'
import { Icon } from '../../../ui/icon.tsx'
import { IconPlus } from '../../../ui/icons.ts'
import layout from '../../../ui/layout.module.css'
import { CardGrid, Stack } from '../../../ui/parts.tsx'
import { usePlaceName } from '../../../ui/visitor-time.tsx'
import { ActionFields } from './action-fields.tsx'
import styles from './plan-form.module.css'
import { emptyAction, type PlanValues } from './plan-values.ts'

/** The words, days and actions of a plan. */
export function PlanForm<Body>({
  initial,
  check,
  onSend,
  sendLabel,
  zone,
  isNew,
  first,
  onCancel,
}: {
  initial: PlanValues
  check: (values: PlanValues) => { parsed: Body } | { wrong: FormErrors<PlanValues> }
  /** Errors thrown are shown. */
  onSend: (body: Body) => Promise<void>
  sendLabel: string
  /** The client's, in which the times are meant. */
  zone: string | undefined
  isNew: boolean
  /** The field before the title: the client of a new plan. */
  first?: (parts: {
    value: string
    error: string | undefined
    choose: (appointmentId: string) => void
  }) => ReactNode
  onCancel?: () => void
}) {
  const t = useTranslations('action-plans-practice.form')
  const placeName = usePlaceName()
  const { values, errors, failure, isBusy, set, text, form } = useForm({
    initial,
    schema: check,
    send: onSend,
  })
  const changeAction = (index: number, part: Partial<PlanValues['actions'][number]>) =>
    set(
      'actions',
      values.actions.map((action, at) => (at === index ? { ...action, ...part } : action)),
    )

  return (
    <form {...form} className={styles.form}>
      {first?.({
        value: values.appointment_u_id,
        error: errors.appointment_u_id,
        choose: (appointmentId) => set('appointment_u_id', appointmentId),
      })}
      <Field label={t('name')} hint={t('nameHint')} error={errors.title}>
        {(control) => <input {...control} maxLength={planTitleMax} {...text('title')} />}
      </Field>
      <Field label={t('words')} hint={t('wordsHint')} error={errors.description}>
        {(control) => <textarea {...control} rows={4} maxLength={planWordsMax} {...text('description')} />}
      </Field>
      <CardGrid as="div" columns={2} gap={5}>
        {isNew && (
          <Field label={t('startsOn')} error={errors.starts_on}>
            {(control) => <input {...control} type="date" {...text('starts_on')} />}
          </Field>
        )}
        <Field label={t('endsOn')} error={errors.ends_on}>
          {(control) => <input {...control} type="date" {...text('ends_on')} />}
        </Field>
      </CardGrid>
      <Stack as="section" start>
        <div>
          <h2>{t('actions')}</h2>
          {zone && <p className="small t3">{t('zone', { zone: placeName(zone) })}</p>}
        </div>
        {values.actions.map((action, index) => (
          <ActionFields
            key={action.key}
            action={action}
            number={index + 1}
            errorOf={(field) => errors[`actions.${index}.${field}`]}
            onChange={(part) => changeAction(index, part)}
            onRemove={
              values.actions.length > 1
                ? () =>
                    set(
                      'actions',
                      values.actions.filter((one) => one !== action),
                    )
                : undefined
            }
          />
        ))}
        {errors.actions && <FieldError>{errors.actions}</FieldError>}
        {values.actions.length < planActionsMax && (
          <Button variant="quiet" small onClick={() => set('actions', [...values.actions, emptyAction()])}>
            <Icon of={IconPlus} />
            {t('add')}
          </Button>
        )}
      </Stack>
      <FormFailure>{failure}</FormFailure>
      <div className={layout.cluster}>
        <Button variant="primary" type="submit" busy={isBusy}>
          {sendLabel}
        </Button>
        {onCancel && (
          <Button variant="bare" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </form>
  )
}
