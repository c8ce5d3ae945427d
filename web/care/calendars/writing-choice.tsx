import '../../messages/calendars.ts'
import type { AccountCalendar, CalendarAccount } from '@newyou/contract/care/calendars'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useAction } from '../../api/use-action.ts'
import { callApi } from '../../session/call-api.ts'
import { Switch } from '../../ui/choice.tsx'
import { Field } from '../../ui/field.tsx'
import { toast } from '../../ui/overlay-store.ts'
import { Stack } from '../../ui/parts.tsx'
import { calendarQueries } from './queries.ts'

/** Into which calendar of an account sessions are written, and whether they name their clients there. */
export function WritingChoice({
  account,
  calendars,
}: {
  account: CalendarAccount
  calendars: readonly AccountCalendar[]
}) {
  const t = useTranslations('calendars.writing')
  const client = useQueryClient()
  const written = calendars.find(({ is_written: isWritten }) => isWritten)
  const namesClients = account.names_clients ?? false
  const choosing = useAction(async (body: { calendar: string | null; names_clients: boolean }) => {
    await callApi('PUT /api/practice/calendar-accounts/{accountId}/writing', {
      params: { accountId: account.u_id },
      body,
    })
    await client.invalidateQueries({ queryKey: calendarQueries.mine().queryKey })
    toast({ tone: 'ok', words: t('saved') })
  })
  const chosen = choosing.busyWith ?? { calendar: written?.id ?? null, names_clients: namesClients }
  return (
    <Stack gap={3}>
      <Field label={t('into')} hint={t('hint')}>
        {(control) => (
          <select
            {...control}
            value={chosen.calendar ?? ''}
            disabled={choosing.isBusy}
            onChange={({ target }) =>
              void choosing.run({ calendar: target.value || null, names_clients: namesClients })
            }
          >
            <option value="">{t('none')}</option>
            {calendars
              .filter(({ may_write: mayWrite }) => mayWrite)
              .map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
          </select>
        )}
      </Field>
      {written && (
        <Switch
          checked={chosen.names_clients}
          disabled={choosing.isBusy}
          onChange={() => void choosing.run({ calendar: written.id, names_clients: !namesClients })}
        >
          {t('names')}
        </Switch>
      )}
    </Stack>
  )
}
