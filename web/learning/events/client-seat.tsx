import '../../messages/events-enrolment.ts'
import '../../messages/events-pages.ts'
import type { Enrolment } from '@newyou/contract/learning/events/enrolments'
import type { EventDetail } from '@newyou/contract/learning/events/events'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRevalidator } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { ApiError } from '../../api/client.ts'
import { useErrorWords } from '../../api/error-words.ts'
import { useAction } from '../../api/use-action.ts'
import { useLive } from '../../session/live-events.ts'
import { WithQueries } from '../../session/with-queries.tsx'
import { Button } from '../../ui/button.tsx'
import { timeOfDay } from '../../ui/format.ts'
import { useFullStop } from '../../ui/full-stop.ts'
import { useLocalized } from '../../ui/locale-link.tsx'
import { confirm, toast } from '../../ui/overlay-store.ts'
import { Stack } from '../../ui/parts.tsx'
import { useNow, useVisitorZone } from '../../ui/visitor-time.tsx'
import { urls } from '../../urls.ts'
import { CancelEnrolment } from './cancel-enrolment.tsx'
import { ClosedOffer, useOffer, Waiting } from './offer.tsx'
import { enrol, eventQueries } from './queries.ts'

export default function ClientSeat(props: Parameters<typeof Seat>[0]) {
  return (
    <WithQueries>
      <Seat {...props} />
    </WithQueries>
  )
}

/** The client's enrolment, or the button to enrol. */
function Seat({ event, isShort }: { event: EventDetail; isShort: boolean }) {
  const t = useTranslations('events-enrolment.take')
  const locale = useLocale()
  const take = useTranslations('events-pages.take')
  const offer = useOffer(event)
  const now = useNow()
  const zone = useVisitorZone()
  const { data: mine, isPending } = useQuery(eventQueries.enrolment(event.u_id))
  const { isTaking, takeSeat } = useTaking(event)
  const { revalidate } = useRevalidator()
  // The page shows how many seats are left.
  useLive(({ change }) => {
    if (change?.message.target_id === event.u_id) void revalidate()
  })
  if (isPending) return <Waiting event={event} />
  if (mine?.state === 'enrolled') return <Enrolled event={event} mine={mine} isShort={isShort} />
  const isHeld = mine?.state === 'held' && mine.hold_until !== null && Date.parse(mine.hold_until) > now
  if (isHeld && mine.order_u_id)
    return (
      <Stack gap={2}>
        <ToPayment orderId={mine.order_u_id}>{take('pay')}</ToPayment>
        {!isShort && mine.hold_until && (
          <p className="small t2">{t('held', { time: timeOfDay(mine.hold_until, zone, locale) })}</p>
        )}
      </Stack>
    )
  if (offer.label === undefined) return <ClosedOffer offer={offer} isShort={isShort} />
  return (
    <Button variant="primary" wide busy={isTaking} onClick={() => void takeSeat()}>
      {offer.label}
    </Button>
  )
}

/** The payment page comes as a document of its own: only that may load the gateway's script. */
function ToPayment({ orderId, children }: { orderId: string; children: string }) {
  const localized = useLocalized()
  return (
    <Button variant="primary" wide href={localized(urls.payment(orderId))}>
      {children}
    </Button>
  )
}

function Enrolled({ event, mine, isShort }: { event: EventDetail; mine: Enrolment; isShort: boolean }) {
  const t = useTranslations('events-enrolment.take')
  const stop = useFullStop()
  return (
    <Stack gap={2}>
      <Button variant="primary" wide to={urls.eventJoin(event.kind, event.u_id)}>
        {t(event.is_recorded ? 'watch' : event.is_online ? 'join' : 'ticket')}
      </Button>
      {!isShort && (
        <>
          <p className="small t2">
            {event.is_recorded ? t('owned') : `${t('enrolled')}${stop} ${t('enrolledWords')}`}
          </p>
          <CancelEnrolment event={event} until={mine.cancellable_until} />
        </>
      )}
    </Stack>
  )
}

/** Takes the seat, then leads to its payment, or to the joining page. */
function useTaking(event: EventDetail) {
  const t = useTranslations('events-enrolment.take')
  const { kind, u_id: eventId } = event
  const wordsFor = useErrorWords()
  const navigate = useNavigate()
  const localized = useLocalized()
  const client = useQueryClient()
  const { revalidate } = useRevalidator()
  const join = localized(urls.eventJoin(kind, eventId))

  /** The dialog for a client who is enrolled already, with the way to join. */
  async function tellEnrolled(error: ApiError) {
    await client.invalidateQueries({ queryKey: ['events'] })
    const wantsThere = await confirm({
      title: error.message,
      words: t(`already.${kind}`),
      confirmLabel: t(`toJoin.${kind}`),
      cancelLabel: t('stay'),
    })
    if (wantsThere) await navigate(join)
  }

  const taking = useAction(
    async () => {
      const { data } = await enrol(kind, eventId)
      if (data.outcome === 'order') {
        location.assign(localized(urls.payment(data.order_u_id)))
        return
      }
      await client.invalidateQueries({ queryKey: ['events'] })
      // The page confirms the seat, and a notification is sent as well.
      await navigate(join)
    },
    {
      shows: 'failure',
      async onFailure(error) {
        if (error instanceof ApiError && error.code === 'alreadyEnrolled') return await tellEnrolled(error)
        toast({ tone: 'bad', words: wordsFor(error) })
        // The last seat is taken, or the event has begun: the page says so.
        void revalidate()
      },
    },
  )
  // Another page is loading once it is done.
  return { isTaking: taking.isBusy || taking.isDone, takeSeat: taking.run }
}
