import '../../messages/rooms-phone.ts'
import type { RoomPhone } from '@newyou/contract/communication/rooms/phone'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useAction } from '../../api/use-action.ts'
import { callApi } from '../../session/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconPhone } from '../../ui/icons.ts'
import type { CallState } from './call-state.ts'
import styles from './notes.module.css'
import { type KnownRoom, roomQueries } from './queries.ts'
import { useBrokenLine } from './use-broken-line.ts'

const openStates = ['asked', 'calling', 'answered']

/** When the line of a session was lost for long: going on by telephone, and how that call stands. */
export function PhoneOffer({
  room,
  state,
  isMicrophoneMissing,
}: {
  room: KnownRoom
  state: CallState
  isMicrophoneMissing: boolean
}) {
  const isLong = useBrokenLine(state, isMicrophoneMissing)
  const { data: phone } = useQuery({
    ...roomQueries.phone(room.u_id),
    // The other may ask, whose line is the broken one; where calls are not offered, or not yet, little is to be asked.
    refetchInterval: ({ state: { data } }) => {
      if (isLong || openStates.includes(data?.call?.state ?? '')) return 2000
      return data?.is_offered ? 10_000 : 60_000
    },
  })
  if (!phone) return null
  const isOpen = openStates.includes(phone.call?.state ?? '')
  if (!isOpen && (!phone.is_offered || !isLong)) return null
  return <Standing room={room} phone={phone} />
}

function Standing({ room, phone }: { room: KnownRoom; phone: RoomPhone }) {
  const t = useTranslations('rooms-phone')
  const client = useQueryClient()
  const { name } = room.other
  const { call, obstacle } = phone
  const { run, isBusy } = useAction(async () => {
    const { data } = await callApi('POST /api/website/room/{roomId}/phone', { params: { roomId: room.u_id } })
    client.setQueryData(roomQueries.phone(room.u_id).queryKey, data)
  })
  const isMyTurn = !call || call.state === 'ended' || call.state === 'failed' || !call.has_pressed
  const mayPress =
    phone.is_offered &&
    obstacle === null &&
    isMyTurn &&
    call?.state !== 'calling' &&
    call?.state !== 'answered'
  const isSecond = call?.state === 'ended' || call?.state === 'failed'
  return (
    <div className={styles.notice}>
      <p role="status">{usePhoneWords(phone, name)}</p>
      {obstacle && isMyTurn && (
        <p className={styles.noticeWords}>
          {obstacle === 'too-many'
            ? t('tooMany')
            : t(obstacle === 'mine-unproven' ? 'unproven.mine' : 'unproven.other', { name })}
        </p>
      )}
      {mayPress && (
        <Button variant="accent" small busy={isBusy} onClick={() => void run()}>
          <Icon of={IconPhone} />
          {t(isSecond ? 'again' : 'press')}
        </Button>
      )}
    </div>
  )
}

function usePhoneWords({ call, my_number_ends: digits }: RoomPhone, name: string): string {
  const t = useTranslations('rooms-phone')
  if (!call) return t('offer')
  if (call.state === 'asked') return call.has_pressed ? t('asked', { name }) : t('otherAsks', { name })
  if (call.state === 'calling') return t('calling', { digits: digits ?? '' })
  if (call.state === 'answered') return t('answered')
  if (call.state === 'ended')
    return t('ended', { minutes: Math.max(1, Math.round(call.talked_seconds / 60)) })
  return t(`failed.${call.reason ?? 'failed'}`)
}
