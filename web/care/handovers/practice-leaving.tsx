import '../../messages/handovers-leaving.ts'
import type { Leaving } from '@newyou/contract/care/handovers/leaving'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { MetaArgs } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { showSaved } from '../../api/show-saved.ts'
import { useAction } from '../../api/use-action.ts'
import { textsOf } from '../../messages/index.ts'
import { PrivatePage } from '../../page/private-page.tsx'
import { practiceUrls } from '../../practice-urls.ts'
import { callApi } from '../../session/call-api.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Field } from '../../ui/field.tsx'
import { FormFailure } from '../../ui/form/form-parts.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { fullDate } from '../../ui/format.ts'
import layout from '../../ui/layout.module.css'
import { localeOf } from '../../ui/locale.ts'
import { toast } from '../../ui/overlay-store.ts'
import { pageMeta } from '../../ui/page-meta.ts'
import { PageHead, Row, Section, Stack } from '../../ui/parts.tsx'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import { urls } from '../../urls.ts'
import { LeavingFile } from './leaving-file.tsx'
import { leavingQueries } from './leaving-queries.ts'

export function meta({ location, matches }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'handovers-leaving')
  return pageMeta(matches, {
    path: practiceUrls.leaving(),
    title: t('practice.meta'),
    description: t('practice.lead'),
    noIndex: true,
  })
}

/** A healer who leaves: the last day, the question to the clients, and the file with what they said yes to. */
export default function PracticeLeaving() {
  const t = useTranslations('handovers-leaving.practice')
  return (
    <PrivatePage of="healer" waiting={<SkeletonLine width="half" tall />}>
      {() => (
        <>
          <Breadcrumbs way={[{ name: t('crumb'), to: urls.practiceClients() }, { name: t('meta') }]} />
          <PageHead title={t('meta')} lead={t('lead')} quiet />
          <MyLeaving />
        </>
      )}
    </PrivatePage>
  )
}

function MyLeaving() {
  const { data, error, refetch } = useQuery(leavingQueries.own())
  if (data === undefined)
    return error ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonLine width="half" tall />
  if (data === null) return <DayForm />
  return (
    <>
      <LastDay of={data} />
      <Questions of={data} />
      <LeavingFile of={data} />
    </>
  )
}

function DayForm({ day = '', onDone }: { day?: string; onDone?: () => void }) {
  const t = useTranslations('handovers-leaving.practice')
  const client = useQueryClient()
  const { errors, failure, isBusy, text, form } = useForm<{ last_day: string }, { last_day: string }>({
    initial: { last_day: day },
    schema: (values) => (values.last_day ? { parsed: values } : { wrong: { last_day: t('dayMissing') } }),
    async send(body) {
      const { data } = await callApi('PUT /api/practice/leaving', { body })
      await showSaved(client, leavingQueries.own().queryKey, data)
      toast({ tone: 'ok', words: t('saved') })
      onDone?.()
    },
  })
  return (
    <Stack as="form" {...form} gap={4} width="form" aria-label={t('begin')}>
      <Field label={t('day')} hint={t('dayHint')} error={errors.last_day}>
        {(control) => <input {...control} type="date" {...text('last_day')} />}
      </Field>
      <FormFailure>{failure}</FormFailure>
      <div className={layout.cluster}>
        <Button variant="primary" type="submit" busy={isBusy}>
          {t(day ? 'save' : 'begin')}
        </Button>
        {onDone && (
          <Button variant="bare" onClick={onDone}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </Stack>
  )
}

function LastDay({ of: { last_day: day, closes_on: until } }: { of: Leaving }) {
  const t = useTranslations('handovers-leaving.practice')
  const locale = useLocale()
  const [isChanging, setChanging] = useState(false)
  if (isChanging) return <DayForm day={day} onDone={() => setChanging(false)} />
  return (
    <Stack gap={3}>
      <p>{t('now', { day: fullDate(day, locale), until: fullDate(until, locale) })}</p>
      <div className={layout.cluster}>
        <Button variant="quiet" small onClick={() => setChanging(true)}>
          {t('change')}
        </Button>
        <CallOff />
      </div>
    </Stack>
  )
}

function CallOff() {
  const t = useTranslations('handovers-leaving.practice')
  const client = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const { run, isBusy } = useAction(async () => {
    await callApi('DELETE /api/practice/leaving')
    setOpen(false)
    await showSaved(client, leavingQueries.own().queryKey, null)
    toast({ tone: 'ok', words: t('offDone') })
  })
  return (
    <>
      <Button variant="bare" small onClick={() => setOpen(true)}>
        {t('off')}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t('offTitle')}>
        <p>{t('offWords')}</p>
        <DialogActions>
          <Button variant="bare" onClick={() => setOpen(false)}>
            {t('cancel')}
          </Button>
          <Button variant="primary" busy={isBusy} onClick={() => void run()}>
            {t('offYes')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}

function Questions({ of: { counts } }: { of: Leaving }) {
  const t = useTranslations('handovers-leaving.practice')
  const client = useQueryClient()
  const { run, isBusy } = useAction(async () => {
    const { data } = await callApi('POST /api/practice/leaving/question')
    await showSaved(client, leavingQueries.own().queryKey, data)
    toast({ tone: 'ok', words: t('ask.sent') })
  })
  const { asked, yes, no, handed_over: taken, to_ask: toAsk } = counts
  return (
    <Section gap={3}>
      <h2>{t('ask.title')}</h2>
      <p className="t2">{t('ask.words')}</p>
      {toAsk > 0 ? (
        <div>
          <Button variant="primary" busy={isBusy} onClick={() => void run()}>
            {t('ask.do', { count: toAsk })}
          </Button>
        </div>
      ) : (
        <p>{t('ask.nobody')}</p>
      )}
      {asked > 0 && (
        <ul aria-label={t('counts.title')}>
          <Row>{t('counts.asked', { count: `${asked}` })}</Row>
          <Row>{t('counts.yes', { count: `${yes}` })}</Row>
          <Row>{t('counts.no', { count: `${no}` })}</Row>
          <Row>{t('counts.open', { count: `${asked - yes - no}` })}</Row>
          <Row>{t('counts.taken', { count: `${taken}` })}</Row>
        </ul>
      )}
    </Section>
  )
}
