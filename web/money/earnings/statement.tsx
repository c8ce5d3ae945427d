import '../../messages/earnings.ts'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useFile } from '../../session/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { dayOf } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconReceipt } from '../../ui/icons.ts'
import { Section } from '../../ui/parts.tsx'
import { useNow } from '../../ui/visitor-time.tsx'
import styles from './earnings.module.css'

const monthsShown = 12
const monthsPerYear = 12

/** The months up to that of a day, latest first, as `2026-11`. */
function monthsUpTo(day: string) {
  const [year = 0, month = 1] = day.split('-').map(Number)
  const latest = year * monthsPerYear + month - 1
  return Array.from({ length: monthsShown }, (_, back) => {
    const at = latest - back
    return `${Math.floor(at / monthsPerYear)}-${String((at % monthsPerYear) + 1).padStart(2, '0')}`
  })
}

/** Downloads the statement of a month. */
export function Statement() {
  const t = useTranslations('earnings.statement')
  const locale = useLocale()
  const months = monthsUpTo(dayOf(useNow()))
  const [month, setMonth] = useState(months[0] ?? '')
  const { save, isBusy } = useFile()
  const names = new Intl.DateTimeFormat(locale === 'hi' ? 'hi-IN' : 'en-IN', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return (
    <Section>
      <h2>{t('title')}</h2>
      <div className={styles.statement}>
        <Field label={t('month')}>
          {(control) => (
            <select {...control} value={month} onChange={({ target }) => setMonth(target.value)}>
              {months.map((one) => (
                <option key={one} value={one}>
                  {names.format(new Date(`${one}-01T00:00:00Z`))}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Button
          variant="quiet"
          busy={isBusy}
          onClick={() => void save(t('file', { month }), `/api/practice/statement/${month}`)}
        >
          <Icon of={IconReceipt} />
          {t('action')}
        </Button>
      </div>
    </Section>
  )
}
