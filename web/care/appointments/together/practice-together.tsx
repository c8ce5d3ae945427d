import '../../../messages/appointments-together.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { practiceUrls } from '../../../practice-urls.ts'
import { callApi } from '../../../session/call-api.ts'
import { LocaleLink } from '../../../ui/locale-link.tsx'
import { Stack } from '../../../ui/parts.tsx'
import { useWhen } from '../../../ui/visitor-time.tsx'

/** The clients who have a session together, each with a page of their own. */
export default function PracticeTogether({ appointmentId }: { appointmentId: string }) {
  const t = useTranslations('appointments-together')
  const { until } = useWhen()
  const { data } = useQuery({
    queryKey: ['practice', 'together', appointmentId],
    queryFn: async ({ signal }) =>
      (
        await callApi('GET /api/practice/session-together/{appointmentId}', {
          params: { appointmentId },
          signal,
        })
      ).data,
  })
  if (!data) return null
  return (
    <Stack as="section" gap={3} above={7} width="form">
      <h2>{t('clients')}</h2>
      <Stack as="ul" gap={2} aria-label={t('clients')}>
        {data.clients.map((client) => (
          <li key={client.appointment_u_id}>
            {client.appointment_u_id === appointmentId ? (
              <b>{client.client_name}</b>
            ) : (
              <LocaleLink to={practiceUrls.appointment(client.appointment_u_id)}>
                <b>{client.client_name}</b>
              </LocaleLink>
            )}
          </li>
        ))}
      </Stack>
      {data.leaving_at && <p className="t2">{t('withdrawn', { when: until(data.leaving_at) })}</p>}
      {data.state !== 'ended' && data.clients.length < data.people && <p className="t2">{t('waiting')}</p>}
      <p className="small t2">{t('clientsWords')}</p>
    </Stack>
  )
}
