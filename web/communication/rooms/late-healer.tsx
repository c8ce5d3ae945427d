import '../../messages/rooms.ts'
import type { LateHealerNotice } from '@newyou/contract/communication/rooms/rooms'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useAction } from '../../api/use-action.ts'
import { callApi } from '../../session/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { useLocalized } from '../../ui/locale-link.tsx'
import { toast } from '../../ui/overlay-store.ts'
import { Card } from '../../ui/parts.tsx'
import { useWhen } from '../../ui/visitor-time.tsx'
import { urls } from '../../urls.ts'
import styles from './lobby.module.css'
import type { KnownRoom } from './queries.ts'

/** The healer did not come in time: the client says what they would rather have. */
export function LateHealer({ room, late }: { room: KnownRoom; late: LateHealerNotice }) {
  const t = useTranslations('rooms.late')
  const client = useQueryClient()
  const navigate = useNavigate()
  const localized = useLocalized()
  const { until } = useWhen()
  const { name } = room.other
  const { run, busyWith } = useAction(async (choice: 'wait' | 'refund' | 'move') => {
    await callApi('POST /api/website/room/{roomId}/late', {
      params: { roomId: room.u_id },
      body: { choice: choice === 'wait' ? 'wait' : 'refund' },
    })
    await client.invalidateQueries({ queryKey: ['appointments'] })
    if (choice !== 'wait') toast({ tone: 'ok', words: t('done') })
    if (choice === 'refund') await navigate(localized(urls.appointment(room.appointment_u_id ?? room.u_id)))
    if (choice === 'move') await navigate(localized(urls.healer(room.healer_u_id, { mode: room.mode })))
  })
  const time = until(late.refund_at)
  if (late.is_waiting)
    return (
      <Card tone="warn" size="small" start gap={2} role="status">
        <p>{t('waits', { name, time })}</p>
        <Button variant="quiet" busy={busyWith === 'refund'} onClick={() => void run('refund')}>
          {t('refund')}
        </Button>
      </Card>
    )
  return (
    <Card tone="warn" size="small" start gap={2} role="status">
      <b>{t('title', { name })}</b>
      <p>{t('words', { name, time })}</p>
      <div className={styles.answers}>
        {(['wait', 'move', 'refund'] as const).map((choice) => (
          <Button
            key={choice}
            variant={choice === 'wait' ? 'primary' : 'quiet'}
            busy={busyWith === choice}
            onClick={() => void run(choice)}
          >
            {t(choice)}
          </Button>
        ))}
      </div>
    </Card>
  )
}
