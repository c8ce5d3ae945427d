import '../../messages/calendars.ts'
import { ownCalendars } from '@newyou/contract/care/calendars'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { callApi } from '../../session/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { FormFailure } from '../../ui/form/form-parts.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { toast } from '../../ui/overlay-store.ts'
import { Card, Stack, Toolbar } from '../../ui/parts.tsx'
import { calendarQueries } from './queries.ts'

const initial = { server: '', user: '', password: '' }
const whereToMake = ['icloud', 'fastmail', 'nextcloud'] as const

/** A calendar server, by a password for apps; the same account again, where it had ended. */
export function ConnectServer({ onClose, onConnected }: { onClose: () => void; onConnected: () => void }) {
  const t = useTranslations('calendars.byPassword')
  const say = useTranslations('calendars.accounts')
  const client = useQueryClient()
  const first = useRef<HTMLInputElement>(null)
  const { errors, failure, isBusy, text, form } = useForm({
    initial,
    schema: ownCalendars['POST /api/practice/calendar-accounts/password'].body,
    async send(body) {
      await callApi('POST /api/practice/calendar-accounts/password', { body })
      await client.invalidateQueries({ queryKey: calendarQueries.mine().queryKey })
      toast({ tone: 'ok', words: say('connected') })
      onConnected()
    },
  })
  useEffect(() => first.current?.focus(), [])
  return (
    <Card>
      <Stack as="form" gap={4} {...form} aria-label={t('title')}>
        <h3>{t('title')}</h3>
        <p className="t2">{t('words')}</p>
        <Field label={t('server')} hint={t('serverHint')} error={errors.server}>
          {(control) => (
            <input
              {...control}
              {...text('server')}
              ref={first}
              inputMode="url"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </Field>
        <Field label={t('user')} hint={t('userHint')} error={errors.user}>
          {(control) => (
            <input
              {...control}
              {...text('user')}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </Field>
        <Field label={t('password')} error={errors.password}>
          {(control) => (
            <input {...control} {...text('password')} type="password" autoComplete="new-password" />
          )}
        </Field>
        <details>
          <summary>{t('where')}</summary>
          <Stack as="ul" gap={2} above={2} className="small t2">
            {whereToMake.map((server) => (
              <li key={server}>{t(server)}</li>
            ))}
          </Stack>
        </details>
        <FormFailure>{failure}</FormFailure>
        <Toolbar>
          <Button variant="primary" type="submit" busy={isBusy}>
            {t('action')}
          </Button>
          <Button variant="bare" onClick={onClose}>
            {t('close')}
          </Button>
        </Toolbar>
      </Stack>
    </Card>
  )
}
