import '../../messages/appointments-series.ts'
import type { PreviewedSession } from '@newyou/contract/care/appointments/series'
import type { MeetingMode } from '@newyou/contract/care/healers/meeting-modes'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useAction } from '../../api/use-action.ts'
import { callApi } from '../../session/call-api.ts'
import { randomId } from '../../session/random-id.ts'
import { WithQueries } from '../../session/with-queries.tsx'
import { Button } from '../../ui/button.tsx'
import { RadioCard } from '../../ui/choice.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Field } from '../../ui/field.tsx'
import { ChoiceButtons, FormFailure } from '../../ui/form/form-parts.tsx'
import { useLocalized } from '../../ui/locale-link.tsx'
import { Stack } from '../../ui/parts.tsx'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import { useWhen } from '../../ui/visitor-time.tsx'
import { urls } from '../../urls.ts'

interface RepeatProps {
  wanted: {
    healer_u_id: string
    service_u_id?: string
    place_u_id?: string
    mode: MeetingMode
    starts_at: string
  }
  /** Sessions paid for in advance, which pay for all of them. */
  pack: string | undefined
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  /** What the client would like to talk about; undefined, and marked, while it is missing. */
  describe: () => string | undefined
}

/** Books the chosen time again in the weeks after it; closed it is a button. */
export function Repeat(props: RepeatProps) {
  const t = useTranslations('appointments-series')
  if (!props.isOpen)
    return (
      <Button variant="bare" onClick={() => props.onOpen(true)}>
        {t('open')}
      </Button>
    )
  return (
    <WithQueries>
      <Rhythm {...props} />
    </WithQueries>
  )
}

const isCount = (text: string) => /^\d+$/.test(text) && Number(text) >= 2 && Number(text) <= 26

function Rhythm({ wanted, pack, onOpen, describe }: RepeatProps) {
  const t = useTranslations('appointments-series')
  const [weeks, setWeeks] = useState<'1' | '2'>('1')
  const [count, setCount] = useState('6')
  const { data, isError, refetch } = useQuery({
    queryKey: ['appointments', 'series-preview', wanted, weeks, count],
    enabled: isCount(count),
    staleTime: 0,
    queryFn: async ({ signal }) =>
      (
        await callApi('GET /api/website/appointment-series', {
          query: { ...wanted, weeks, count },
          signal,
        })
      ).data,
  })
  return (
    <Stack as="section" gap={4} aria-label={t('title')}>
      <h3>{t('title')}</h3>
      <p className="small t2">{t(pack ? 'packWords' : 'words')}</p>
      <ChoiceButtons
        label={t('rhythm')}
        name="weeks"
        options={[
          { value: '1', label: t('weekly') },
          { value: '2', label: t('fortnightly') },
        ]}
        value={weeks}
        onChoose={setWeeks}
      />
      <Field label={t('count')} error={isCount(count) ? undefined : t('countWrong')}>
        {(control) => (
          <input
            {...control}
            inputMode="numeric"
            maxLength={2}
            value={count}
            onChange={({ target }) => setCount(target.value)}
          />
        )}
      </Field>
      {isError ? (
        <ErrorState heading="h3" words={t('failed')} onRetry={() => void refetch()} />
      ) : data && isCount(count) ? (
        <Dates
          key={`${weeks} ${count} ${wanted.starts_at}`}
          dates={data}
          request={{ ...wanted, weeks: Number(weeks), count: Number(count) }}
          pack={pack}
          describe={describe}
          onGone={() => void refetch()}
        />
      ) : (
        <SkeletonLine width="most" />
      )}
      <Button variant="bare" onClick={() => onOpen(false)}>
        {t('once')}
      </Button>
    </Stack>
  )
}

/** Each date; one that is not free has another time near it, or is left out. */
function Dates({
  dates,
  request,
  pack,
  describe,
  onGone,
}: {
  dates: readonly PreviewedSession[]
  request: RepeatProps['wanted'] & { weeks: number; count: number }
  pack: string | undefined
  describe: RepeatProps['describe']
  onGone: () => void
}) {
  const t = useTranslations('appointments-series')
  const navigate = useNavigate()
  const localized = useLocalized()
  const { at, until } = useWhen()
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set())
  const takes = ({ starts_at: date, is_free: isFree, nearest }: PreviewedSession) =>
    isFree ? date : leftOut.has(date) ? null : nearest
  const starts = dates.flatMap((one) => takes(one) ?? [])
  const { run, isBusy, failure } = useAction(
    async (description: string) => {
      const { data } = await callApi('POST /api/website/appointment-series', {
        body: { ...request, starts, description, ...(pack && { subscription_package_u_id: pack }) },
        idempotencyKey: randomId(),
      })
      await navigate(localized(data.order_u_id ? urls.payment(data.order_u_id) : urls.appointment(data.u_id)))
    },
    { shows: 'failure', onFailure: onGone },
  )
  const leave = (date: string, isLeft: boolean) => {
    const next = new Set(leftOut)
    if (isLeft) next.add(date)
    else next.delete(date)
    setLeftOut(next)
  }
  return (
    <>
      <Stack as="ol" gap={2} aria-label={t('dates')}>
        {dates.map((one, index) => (
          <li key={one.starts_at}>
            {one.is_free ? (
              <>
                <b>{at(one.starts_at)}</b>{' '}
                <span className="small t2">
                  {pack
                    ? null
                    : index === 0
                      ? t('first')
                      : one.pay_by && t('payBy', { when: until(one.pay_by) })}
                </span>
              </>
            ) : (
              <Stack as="fieldset" gap={2}>
                <legend>{t('notFree', { when: at(one.starts_at) })}</legend>
                {one.nearest ? (
                  <>
                    <RadioCard
                      name={one.starts_at}
                      value="instead"
                      checked={!leftOut.has(one.starts_at)}
                      onChange={() => leave(one.starts_at, false)}
                    >
                      {t('instead', { when: at(one.nearest) })}
                    </RadioCard>
                    <RadioCard
                      name={one.starts_at}
                      value="without"
                      checked={leftOut.has(one.starts_at)}
                      onChange={() => leave(one.starts_at, true)}
                    >
                      {t('without')}
                    </RadioCard>
                  </>
                ) : (
                  <p className="small t2">{t('none')}</p>
                )}
              </Stack>
            )}
          </li>
        ))}
      </Stack>
      <FormFailure>{failure}</FormFailure>
      <Button
        variant="accent"
        wide
        busy={isBusy}
        disabled={starts.length < 2 || !dates[0]?.is_free}
        onClick={() => {
          const words = describe()
          if (words) void run(words)
        }}
      >
        {t('book', { count: starts.length })}
      </Button>
    </>
  )
}
