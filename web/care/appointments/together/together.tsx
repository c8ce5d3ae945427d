import '../../../messages/appointments-together.ts'
import type { Appointment } from '@newyou/contract/care/appointments/appointments'
import type { MyTogether } from '@newyou/contract/care/appointments/together'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useAction } from '../../../api/use-action.ts'
import { callApi } from '../../../session/call-api.ts'
import { randomId } from '../../../session/random-id.ts'
import { Button } from '../../../ui/button.tsx'
import { FormFailure } from '../../../ui/form/form-parts.tsx'
import { rupees } from '../../../ui/format.ts'
import { useLocalized } from '../../../ui/locale-link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Stack, Toolbar } from '../../../ui/parts.tsx'
import { useWhen } from '../../../ui/visitor-time.tsx'
import { urls } from '../../../urls.ts'

/** What one of those who have a session together may know of it, on the page that is theirs alone. */
export default function Together({ of: appointment }: { of: Appointment }) {
  const t = useTranslations('appointments-together')
  const { u_id: appointmentId } = appointment
  const { data, refetch } = useQuery({
    queryKey: ['appointments', 'together', appointmentId],
    queryFn: async ({ signal }) =>
      (
        await callApi('GET /api/website/session-together/{appointmentId}', {
          params: { appointmentId },
          signal,
        })
      ).data,
  })
  if (!data) return null
  return (
    <Stack as="section" gap={3} above={7} width="form">
      <h2>{t('panel')}</h2>
      <p>{t('people', { count: data.people })}</p>
      <Stage of={data} />
      {data.invited.length > 0 && (
        <Stack as="ul" gap={2} aria-label={t('invited')}>
          {data.invited.map(({ contact, code, is_in: isIn }) => (
            <li key={code + contact}>
              <Toolbar ends="both">
                <span>
                  <b>{contact}</b> <span className="small t2">{t('code', { code })}</span>
                </span>
                <span className="small t2">{t(isIn ? 'isIn' : 'isAsked')}</span>
              </Toolbar>
            </li>
          ))}
        </Stack>
      )}
      {data.can_go_ahead && <GoAhead of={data} appointmentId={appointmentId} onDone={() => void refetch()} />}
      <p className="small t2">{t('own')}</p>
      {data.state !== 'ended' && !data.leaving_at && <p className="small t2">{t('withdrawing')}</p>}
    </Stack>
  )
}

function Stage({
  of: { state, decide_by: until, choose_by: choose, leaving_at: leaving },
}: {
  of: MyTogether
}) {
  const t = useTranslations('appointments-together')
  const when = useWhen()
  if (state === 'ended') return <p className="t2">{t('ended')}</p>
  if (leaving)
    return (
      <Notice>
        <p>{t('leaving', { when: when.until(leaving) })}</p>
      </Notice>
    )
  if (state === 'standing') return <p className="t2">{t('standing')}</p>
  if (state === 'covering') return <p className="t2">{t('covering')}</p>
  if (choose)
    return (
      <Notice>
        <p>{t('choose', { when: when.until(choose) })}</p>
      </Notice>
    )
  return <p className="t2">{until ? t('asking', { when: when.until(until) }) : t('unpaidYet')}</p>
}

function GoAhead({
  of: { rest_paise: rest },
  appointmentId,
  onDone,
}: {
  of: MyTogether
  appointmentId: string
  onDone: () => void
}) {
  const t = useTranslations('appointments-together')
  const navigate = useNavigate()
  const localized = useLocalized()
  const { run, isBusy, failure } = useAction(
    async () => {
      const { data } = await callApi('POST /api/website/session-together/{appointmentId}/go-ahead', {
        params: { appointmentId },
        idempotencyKey: randomId(),
      })
      if (data.order_u_id) await navigate(localized(urls.payment(data.order_u_id)))
      else onDone()
    },
    { shows: 'failure', onFailure: onDone },
  )
  return (
    <>
      <FormFailure>{failure}</FormFailure>
      <div>
        <Button variant="quiet" busy={isBusy} onClick={() => void run()}>
          {rest > 0 ? t('goAheadPay', { price: rupees(rest) }) : t('goAhead')}
        </Button>
      </div>
      <p className="small t3">{t('goAheadWords')}</p>
    </>
  )
}
