import { callApi } from '../../session/call-api.ts'
import type { Call } from './call.ts'
import { createLineDiary, type LineDiary, type LineMoment } from './line-diary.ts'
import type { Media } from './media.ts'
import type { KnownRoom } from './queries.ts'

const takeMs = 2000
/** A tab that is killed loses no more than this. */
const tellMs = 30_000

/** Measures the line of each visit to the room of an appointment and tells the site, also while leaving. @returns how to end */
export function keepLine(room: Pick<KnownRoom, 'u_id'>, call: Call, media: Media): () => void {
  let current: { visitId: string; diary: LineDiary } | undefined

  function tell() {
    const report = current?.diary.report()
    if (!current || !report) return
    // What is not told now is told with the next report, which has all of it.
    void callApi('PUT /api/website/room/{roomId}/line-report', {
      params: { roomId: room.u_id },
      body: { visit_u_id: current.visitId, report },
      keepalive: true,
    }).catch(() => undefined)
  }

  async function take() {
    const { me, others, strength, lostAt } = call.store.get()
    const there = others.filter(({ state }) => state === 'in')
    if (me?.state !== 'in' || there.length === 0) return
    if (current?.visitId !== me.visit_u_id) {
      tell()
      current = { visitId: me.visit_u_id, diary: createLineDiary({ isContinued: current !== undefined }) }
    }
    const { diary } = current
    const isLost = lostAt !== undefined
    const { camera, screen, picture } = media.store.get()
    const moment: LineMoment = {
      strength,
      isLost,
      isApart: !isLost && there.every(({ line }) => line !== 'connected'),
      isPictureOff: (camera ?? screen) !== undefined && picture === 'off',
      sound: await call.heard(),
    }
    diary.take(performance.now(), moment)
  }

  const timers = [setInterval(() => void take().catch(() => undefined), takeMs), setInterval(tell, tellMs)]
  window.addEventListener('pagehide', tell)
  return () => {
    for (const timer of timers) clearInterval(timer)
    window.removeEventListener('pagehide', tell)
    tell()
  }
}
