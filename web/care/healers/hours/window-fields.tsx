import '../../../messages/practice.ts'
import type { TimeWindow } from '@newyou/contract/care/appointments/hours-form'
import type { MeetingPlace } from '@newyou/contract/care/healers/places'
import { Fragment } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../ui/button.tsx'
import field from '../../../ui/field.module.css'
import { FieldError } from '../../../ui/form/form-parts.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { IconPlus, IconTrash } from '../../../ui/icons.ts'
import styles from './hours.module.css'

const firstWindow = { from: '09:00', to: '12:00' }
const laterWindow = { from: '', to: '' }
const maxWindows = 6

/** The open times of one day. */
export function WindowFields({
  windows,
  dayName,
  places,
  emptyWords,
  error,
  onChange,
}: {
  windows: readonly TimeWindow[]
  dayName: string
  /** Where the healer can see clients in person. */
  places: readonly MeetingPlace[]
  emptyWords: string
  error: string | undefined
  onChange: (windows: readonly TimeWindow[]) => void
}) {
  const t = useTranslations('practice.hours')
  return (
    <div className={styles.windows}>
      {windows.length === 0 && <span className="t3">{emptyWords}</span>}
      {windows.map((window, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a window being typed has no other name yet
        <Fragment key={index}>
          <div className={styles.window}>
            {(['from', 'to'] as const).map((end) => (
              <label key={end}>
                <span className="sr-only">
                  {t(end === 'from' ? 'windowFrom' : 'windowTo', { day: dayName })}
                </span>
                <input
                  className={error ? `${field.input} ${field.wrong}` : field.input}
                  type="time"
                  step="900"
                  aria-invalid={error ? true : undefined}
                  value={window[end]}
                  onChange={({ target }) =>
                    onChange(
                      windows.map((other, at) => (at === index ? { ...other, [end]: target.value } : other)),
                    )
                  }
                />
              </label>
            ))}
            <IconButton
              label={t('removeWindow', { day: dayName })}
              onClick={() => onChange(windows.filter((_, at) => at !== index))}
            >
              <Icon of={IconTrash} />
            </IconButton>
          </div>
          {places.length > 0 && (
            <label>
              <span className="sr-only">{t('windowPlace', { day: dayName })}</span>
              <select
                className={field.input}
                value={window.place_u_id ?? ''}
                onChange={({ target }) =>
                  onChange(
                    windows.map((other, at) =>
                      at === index ? { ...other, place_u_id: target.value || null } : other,
                    ),
                  )
                }
              >
                <option value="">{t('online')}</option>
                {places.map(({ u_id, name }) => (
                  <option key={u_id} value={u_id}>
                    {t('atPlace', { place: name })}
                  </option>
                ))}
              </select>
            </label>
          )}
        </Fragment>
      ))}
      {windows.length < maxWindows && (
        <Button
          variant="bare"
          small
          onClick={() => onChange([...windows, windows.length === 0 ? firstWindow : laterWindow])}
        >
          <Icon of={IconPlus} />
          {t(windows.length === 0 ? 'open' : 'addWindow')}
          <span className="sr-only">{dayName}</span>
        </Button>
      )}
      {error && <FieldError>{error}</FieldError>}
    </div>
  )
}
