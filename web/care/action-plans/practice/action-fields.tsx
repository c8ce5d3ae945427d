import '../../../messages/action-plans-practice.ts'
import { planHowToMax, planTitleMax } from '@newyou/contract/care/action-plans/limits'
import { useLocale, useTranslations } from 'use-intl'
import { Field } from '../../../ui/field.tsx'
import { ChoicesButtons } from '../../../ui/form/form-parts.tsx'
import { dayNames } from '../../../ui/format.ts'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { IconTrash } from '../../../ui/icons.ts'
import { Card } from '../../../ui/parts.tsx'
import styles from './plan-form.module.css'
import type { ActionValues } from './plan-values.ts'

/** The first Monday of 2024 and the days after it. */
const week = [
  '2024-01-01',
  '2024-01-02',
  '2024-01-03',
  '2024-01-04',
  '2024-01-05',
  '2024-01-06',
  '2024-01-07',
]

/** One action of a plan that is being written. */
export function ActionFields({
  action,
  number,
  errorOf,
  onChange,
  onRemove,
}: {
  action: ActionValues
  number: number
  errorOf: (field: 'title' | 'how_to' | 'at' | 'weekdays') => string | undefined
  onChange: (part: Partial<ActionValues>) => void
  onRemove?: (() => void) | undefined
}) {
  const t = useTranslations('action-plans-practice.form')
  const locale = useLocale()
  return (
    <Card as="fieldset">
      <legend className="sr-only">{t('action', { count: number })}</legend>
      <div className={styles.actionHead}>
        <Field label={t('actionTitle')} error={errorOf('title')}>
          {(control) => (
            <input
              {...control}
              maxLength={planTitleMax}
              value={action.title}
              onChange={({ target }) => onChange({ title: target.value })}
            />
          )}
        </Field>
        {onRemove && (
          <IconButton label={t('remove', { count: number })} onClick={onRemove}>
            <Icon of={IconTrash} />
          </IconButton>
        )}
      </div>
      <Field label={t('howTo')} error={errorOf('how_to')}>
        {(control) => (
          <textarea
            {...control}
            rows={2}
            maxLength={planHowToMax}
            value={action.how_to}
            onChange={({ target }) => onChange({ how_to: target.value })}
          />
        )}
      </Field>
      <div className={styles.at}>
        <Field label={t('at')} error={errorOf('at')}>
          {(control) => (
            <input
              {...control}
              type="time"
              value={action.at}
              onChange={({ target }) => onChange({ at: target.value })}
            />
          )}
        </Field>
      </div>
      <div className={styles.days}>
        <ChoicesButtons
          label={t('days')}
          hint={t('daysHint')}
          error={errorOf('weekdays')}
          name={`${action.key}-days`}
          options={week.map((day, index) => ({
            value: String(index + 1),
            label: dayNames(day, locale).weekdayShort,
          }))}
          values={action.weekdays.map(String)}
          onChange={(days) => onChange({ weekdays: days.map(Number) })}
        />
      </div>
    </Card>
  )
}
