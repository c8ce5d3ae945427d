import '../../messages/calendars.ts'
import { ownCalendars } from '@newyou/contract/care/calendars'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { callApi } from '../../session/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { FormFailure } from '../../ui/form/form-parts.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { toast } from '../../ui/overlay-store.ts'
import { Stack } from '../../ui/parts.tsx'
import { Choices } from './choices.tsx'
import { calendarQueries } from './queries.ts'

const initial = { address: '', counts_whole_days: true, counts_tentative: true, keeps_breaks: false }
const whereToLook = ['google', 'outlook', 'apple'] as const

/** A calendar by the address that its program shows. */
export function AddCalendar() {
  const t = useTranslations('calendars.add')
  const client = useQueryClient()
  const { values, errors, failure, isBusy, text, form, replace } = useForm({
    initial,
    schema: ownCalendars['POST /api/practice/calendars'].body,
    async send(body) {
      await callApi('POST /api/practice/calendars', { body })
      replace(initial)
      await client.invalidateQueries({ queryKey: calendarQueries.mine().queryKey })
      toast({ tone: 'ok', words: t('added') })
    },
  })
  return (
    <Stack as="form" gap={4} {...form} aria-label={t('title')}>
      <h3>{t('title')}</h3>
      <Field label={t('address')} hint={t('hint')} error={errors.address}>
        {(control) => (
          <input
            {...control}
            {...text('address')}
            type="url"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </Field>
      <details>
        <summary>{t('where')}</summary>
        <Stack as="ul" gap={2} above={2} className="small t2">
          {whereToLook.map((program) => (
            <li key={program}>{t(program)}</li>
          ))}
        </Stack>
      </details>
      <Choices values={values} onChange={(choices) => replace({ ...values, ...choices })} />
      <FormFailure>{failure}</FormFailure>
      <div>
        <Button variant="primary" type="submit" busy={isBusy}>
          {t('action')}
        </Button>
      </div>
    </Stack>
  )
}
