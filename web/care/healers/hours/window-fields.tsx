import '../../../messages/practice.ts'
import { useTranslations } from 'use-intl'
import { Button } from '../../../ui/button.tsx'
import field from '../../../ui/field.module.css'
import { FieldError } from '../../../ui/form/form-parts.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { IconPlus, IconTrash } from '../../../ui/icons.ts'
import styles from './hours.module.css'
import type { TimeWindow } from './hours-values.ts'

const firstWindow = { from: '09:00', to: '12:00' }
const laterWindow = { from: '', to: '' }
const maxWindows = 6

/** The open times of one day. */
export function WindowFields({
  windows,
  dayName,
  emptyWords,
  error,
  onChange,
}: {
  windows: readonly TimeWindow[]
  dayName: string
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
        <div key={index} className={styles.window}>
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
