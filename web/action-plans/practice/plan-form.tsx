import '../../messages/action-plans-practice.ts'
import { planActionsMax, planTitleMax, planWordsMax } from '@newyou/contract/vocabulary'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ApiError } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { Field, focusFirstWrong } from '../../ui/field.tsx'
import { FieldError, FormFailure } from '../../ui/form/form-parts.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconPlus } from '../../ui/icons.ts'
import layout from '../../ui/layout.module.css'
import { usePlaceName } from '../../ui/visitor-time.tsx'
import { ActionFields } from './action-fields.tsx'
import styles from './plan-form.module.css'
import { emptyAction, type PlanValues } from './plan-values.ts'

type Checked<Body> = { body: Body; wrong?: never } | { wrong: Record<string, string>; body?: never }

/** The words, days and actions of a plan. Checked when it is sent; what is wrong is forgiven as soon as it is typed anew. */
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
  check: (values: PlanValues) => Checked<Body>
  /** What it throws is shown. */
  onSend: (body: Body) => Promise<void>
  sendLabel: string
  /** The client's, in which the times are meant. */
  zone: string | undefined
  isNew: boolean
  /** What stands before the title: for whom a new plan is. */
  first?: (parts: {
    value: string
    error: string | undefined
    choose: (appointmentId: string) => void
  }) => ReactNode
  onCancel?: () => void
}) {
  const t = useTranslations('action-plans-practice.form')
  const placeName = usePlaceName()
  const [values, setValues] = useState(initial)
  const [wrong, setWrong] = useState<Record<string, string>>({})
  const sent = useRef<HTMLFormElement>(null)
  const { run, isBusy, failure, reset } = useAction(onSend, {
    shows: 'failure',
    onFailure: (error) => show(sent.current, error instanceof ApiError ? error.fieldErrors : {}),
  })

  function change(part: Partial<PlanValues>, ...fields: string[]) {
    setValues((before) => ({ ...before, ...part }))
    setWrong((before) =>
      Object.fromEntries(Object.entries(before).filter(([name]) => !fields.includes(name))),
    )
  }
  function changeAction(index: number, part: Partial<PlanValues['actions'][number]>) {
    change(
      { actions: values.actions.map((action, at) => (at === index ? { ...action, ...part } : action)) },
      ...Object.keys(part).map((field) => `actions.${index}.${field}`),
    )
  }
  function show(form: HTMLFormElement | null, found: Record<string, string>) {
    setWrong(found)
    requestAnimationFrame(() => form && focusFirstWrong(form))
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    reset()
    const { body, wrong: found } = check(values)
    if (found) return show(event.currentTarget, found)
    sent.current = event.currentTarget
    void run(body)
  }

  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      {first?.({
        value: values.appointment_u_id,
        error: wrong.appointment_u_id,
        choose: (appointmentId) => change({ appointment_u_id: appointmentId }, 'appointment_u_id'),
      })}
      <Field label={t('name')} hint={t('nameHint')} error={wrong.title}>
        {(control) => (
          <input
            {...control}
            maxLength={planTitleMax}
            value={values.title}
            onChange={({ target }) => change({ title: target.value }, 'title')}
          />
        )}
      </Field>
      <Field label={t('words')} hint={t('wordsHint')} error={wrong.description}>
        {(control) => (
          <textarea
            {...control}
            rows={4}
            maxLength={planWordsMax}
            value={values.description}
            onChange={({ target }) => change({ description: target.value }, 'description')}
          />
        )}
      </Field>
      <div className={styles.pair}>
        {isNew && (
          <Field label={t('startsOn')} error={wrong.starts_on}>
            {(control) => (
              <input
                {...control}
                type="date"
                value={values.starts_on}
                onChange={({ target }) => change({ starts_on: target.value }, 'starts_on')}
              />
            )}
          </Field>
        )}
        <Field label={t('endsOn')} error={wrong.ends_on}>
          {(control) => (
            <input
              {...control}
              type="date"
              value={values.ends_on}
              onChange={({ target }) => change({ ends_on: target.value }, 'ends_on')}
            />
          )}
        </Field>
      </div>
      <section className={styles.actions}>
        <div>
          <h2>{t('actions')}</h2>
          {zone && <p className="small t3">{t('zone', { zone: placeName(zone) })}</p>}
        </div>
        {values.actions.map((action, index) => (
          <ActionFields
            key={action.key}
            action={action}
            number={index + 1}
            errorOf={(field) => wrong[`actions.${index}.${field}`]}
            onChange={(part) => changeAction(index, part)}
            onRemove={
              values.actions.length > 1
                ? () => change({ actions: values.actions.filter((one) => one !== action) })
                : undefined
            }
          />
        ))}
        {wrong.actions && <FieldError>{wrong.actions}</FieldError>}
        {values.actions.length < planActionsMax && (
          <Button
            variant="quiet"
            small
            onClick={() => change({ actions: [...values.actions, emptyAction()] }, 'actions')}
          >
            <Icon of={IconPlus} />
            {t('add')}
          </Button>
        )}
      </section>
      <FormFailure>{Object.keys(wrong).length === 0 && failure}</FormFailure>
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
