import '../../../messages/events-hosting.ts'
import { ticketMax } from '@newyou/contract/learning/events/hosted-events'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { ApiError } from '../../../api/client.ts'
import { practiceUrls } from '../../../practice-urls.ts'
import { callApi } from '../../../session/call-api.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { Icon } from '../../../ui/icon.tsx'
import { IconQrcode } from '../../../ui/icons.ts'
import { toast } from '../../../ui/overlay-store.ts'
import { Section, Stack } from '../../../ui/parts.tsx'
import { useWhen } from '../../../ui/visitor-time.tsx'
import styles from './hosting.module.css'

const Scanner = lazy(() => import('./scanner.tsx'))

/** At the door: tickets are scanned one after the other, or their code is typed. */
export default function CheckIn({ eventId }: { eventId: string }) {
  const t = useTranslations('events-hosting.checkIn')
  const { at } = useWhen()
  const queries = useQueryClient()
  const [query] = useSearchParams()
  const isScanning = query.has('scan')

  /** Says who came. Resolves with words about a ticket that was used: by whom, and when. */
  async function checkIn(ticket: string): Promise<string | undefined> {
    try {
      const { data } = await callApi('POST /api/practice/event/{eventId}/check-in', {
        params: { eventId },
        body: { ticket },
      })
      toast({ tone: 'ok', words: t('done', { name: data.name }) })
      await queries.invalidateQueries({ queryKey: ['practice', 'events'] })
    } catch (error) {
      const used = error instanceof ApiError && error.code === 'ticketUsed' ? error.data : undefined
      if (!used) throw error
      const { name, at: when } = used as { name: string; at: string } // as the call declares it
      return t('used', { name, when: at(when) })
    }
    return undefined
  }

  const { values, errors, failure, isBusy, set, setFailure, replace, form } = useForm<
    { code: string },
    string
  >({
    // A camera of the phone itself opens this page with the code of the ticket.
    initial: { code: query.get('ticket')?.slice(0, ticketMax) ?? '' },
    schema: ({ code }) => (code.trim() ? { parsed: code.trim() } : { wrong: { code: t('missing') } }),
    async send(code) {
      const refusal = await checkIn(code)
      if (refusal) setFailure(refusal)
      else replace({ code: '' })
    },
  })
  return (
    <Section gap={3} start>
      <h2>{t('title')}</h2>
      <p className="t2">{t('lead')}</p>
      {isScanning && (
        <Suspense fallback={<p className="t2">{t('starting')}</p>}>
          <Scanner onTicket={checkIn} />
        </Suspense>
      )}
      <Button
        variant={isScanning ? 'quiet' : 'primary'}
        to={practiceUrls.event(eventId, !isScanning)}
        reloadDocument
        preventScrollReset
      >
        <Icon of={IconQrcode} />
        {t(isScanning ? 'stop' : 'scan')}
      </Button>
      <Stack as="form" width="form" {...form}>
        <Field label={t('code')} hint={t('codeHint')} error={errors.code ?? failure}>
          {(control) => (
            <input
              {...control}
              className={`${control.className} ${styles.code}`}
              value={values.code}
              maxLength={ticketMax}
              autoCapitalize="characters"
              autoComplete="off"
              spellCheck={false}
              enterKeyHint="done"
              onChange={({ target }) => set('code', target.value)}
            />
          )}
        </Field>
        <div>
          <Button variant={isScanning ? 'primary' : 'quiet'} type="submit" busy={isBusy}>
            {t('submit')}
          </Button>
        </div>
      </Stack>
    </Section>
  )
}
