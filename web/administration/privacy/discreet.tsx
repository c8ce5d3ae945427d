import '../../messages/privacy.ts'
import '../../messages/privacy-discreet.ts'
import type { DiscreetChoices } from '@newyou/contract/foundation/notifications'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { showSaved } from '../../api/show-saved.ts'
import { useAction } from '../../api/use-action.ts'
import { callApi } from '../../session/call-api.ts'
import { discreetQuery, keepChoices } from '../../session/discreet.ts'
import { Switch } from '../../ui/choice.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Field } from '../../ui/field.tsx'
import { Row } from '../../ui/parts.tsx'

const switches = ['has_neutral_titles', 'has_neutral_messages', 'has_quick_exit'] as const
const minuteChoices = [5, 15, 30, 60] as const

/** Privacy settings for the use of the site; each change is saved at once. */
export function Discreet() {
  const t = useTranslations('privacy-discreet')
  const failed = useTranslations('privacy')('failed')
  const client = useQueryClient()
  const { data: saved, isError, refetch } = useQuery(discreetQuery)
  const { run, isBusy, busyWith } = useAction(async (body: DiscreetChoices) => {
    const { data } = await callApi('PUT /api/website/discreet-use', { body })
    keepChoices(data)
    await showSaved(client, discreetQuery.queryKey, data)
  })
  // A new choice is shown at once.
  const choices = busyWith ?? saved
  return (
    <Row as="section" size="large" width="form" start gap={3}>
      <h2>{t('title')}</h2>
      <p className="t2">{t('words')}</p>
      {isError && !choices && <ErrorState title={failed} onRetry={() => void refetch()} />}
      {choices && (
        <>
          {switches.map((name) => (
            <div key={name}>
              <Switch
                checked={choices[name]}
                disabled={isBusy}
                onChange={({ target }) => void run({ ...choices, [name]: target.checked })}
              >
                {t(name)}
              </Switch>
              <p className="small t2">{t(`${name}Words`, { title: t('tab') })}</p>
            </div>
          ))}
          <Field label={t('logOut')}>
            {(control) => (
              <select
                {...control}
                value={choices.log_out_minutes ?? ''}
                disabled={isBusy}
                onChange={({ target }) =>
                  void run({
                    ...choices,
                    log_out_minutes: minuteChoices.find((one) => `${one}` === target.value) ?? null,
                  })
                }
              >
                <option value="">{t('never')}</option>
                {minuteChoices.map((minutes) => (
                  <option key={minutes} value={minutes}>
                    {t('minutes', { minutes })}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <p className="small t2" role="status">
            {t(isBusy ? 'saving' : 'saved')}
          </p>
        </>
      )}
    </Row>
  )
}
