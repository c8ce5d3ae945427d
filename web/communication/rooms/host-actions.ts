import { callApi } from '../../session/call-api.ts'

/** What the host of a room decides about the others. */
export function createHostActions(roomId: string) {
  const params = { roomId }
  return {
    admit: (visitId: string) =>
      callApi('POST /api/practice/room/{roomId}/admit', { params, body: { visit_u_id: visitId } }),
    remove: (visitId: string) =>
      callApi('POST /api/practice/room/{roomId}/remove', { params, body: { visit_u_id: visitId } }),
    letSpeak: ({ visitId, isAllowed }: { visitId: string; isAllowed: boolean }) =>
      callApi('POST /api/practice/room/{roomId}/speak', {
        params,
        body: { visit_u_id: visitId, may_speak: isAllowed },
      }),
    endForAll: () => callApi('POST /api/practice/room/{roomId}/end', { params }),
  }
}
