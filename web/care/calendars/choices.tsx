import '../../messages/calendars.ts'
import type { OwnCalendar } from '@newyou/contract/care/calendars'
import { useTranslations } from 'use-intl'
import { Switch } from '../../ui/choice.tsx'
import { Stack } from '../../ui/parts.tsx'

const names = ['counts_whole_days', 'counts_tentative', 'keeps_breaks'] as const
export type CalendarChoices = Pick<OwnCalendar, (typeof names)[number]>

/** What of a calendar counts as busy. */
export function Choices({
  values,
  isBusy = false,
  showsKinds = true,
  onChange,
}: {
  values: CalendarChoices
  isBusy?: boolean
  /** False where its provider says only that it is busy, and not by which entries. */
  showsKinds?: boolean
  onChange: (values: CalendarChoices) => void
}) {
  const t = useTranslations('calendars.choices')
  return (
    <Stack as="fieldset" gap={2}>
      <legend>{t('title')}</legend>
      {(showsKinds ? names : names.slice(-1)).map((name) => (
        <Switch
          key={name}
          name={name}
          checked={values[name]}
          disabled={isBusy}
          onChange={({ target }) =>
            onChange({
              counts_whole_days: values.counts_whole_days,
              counts_tentative: values.counts_tentative,
              keeps_breaks: values.keeps_breaks,
              [name]: target.checked,
            })
          }
        >
          {t(name)}
        </Switch>
      ))}
    </Stack>
  )
}
