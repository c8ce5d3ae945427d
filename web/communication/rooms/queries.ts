import type { Room } from '@newyou/contract/communication/rooms/rooms'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../session/call-api.ts'
import { urls } from '../../urls.ts'

/** With how far this device's clock is ahead of the server's, by which the room opens and closes. */
export type KnownRoom = Room & { clockAhead: number }

/** Whether all participants see and hear this person. The audience of a big room only watches; the host may let one of them speak. */
export const isAudience = ({ carrier, role }: Pick<Room, 'carrier' | 'role'>) =>
  carrier === 'livekit' && role === 'client'
export const needsDevices = (room: Pick<Room, 'carrier' | 'role' | 'mode'>) =>
  room.mode !== 'chat' && !isAudience(room)

/** Where one of the two is at home. */
export const homeOf = (role: Room['role']) => (role === 'healer' ? urls.practice() : urls.dashboard())

/** Under `appointments`, so that a live event asks for it again. */
export const roomQueries = {
  one: (roomId: string) =>
    queryOptions({
      queryKey: ['appointments', 'room', roomId],
      queryFn: async ({ signal }): Promise<KnownRoom> => {
        const { data } = await callApi('GET /api/website/room/{roomId}', { params: { roomId }, signal })
        return { ...data, clockAhead: Date.now() - Date.parse(data.now) }
      },
      refetchInterval: 20_000,
    }),
  phone: (roomId: string) =>
    queryOptions({
      queryKey: ['appointments', 'phone', roomId],
      queryFn: async ({ signal }) =>
        (await callApi('GET /api/website/room/{roomId}/phone', { params: { roomId }, signal })).data,
    }),
  lines: (roomId: string) =>
    queryOptions({
      queryKey: ['appointments', 'lines', roomId],
      queryFn: async ({ signal }) =>
        (await callApi('GET /api/website/room/{roomId}/line-report', { params: { roomId }, signal })).data,
      // The last report of each side comes as they leave.
      refetchInterval: 20_000,
    }),
}
