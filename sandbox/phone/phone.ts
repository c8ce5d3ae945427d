import { randomBytes } from 'node:crypto'
import { json, type Reply, type Router, type SandboxRequest } from '../platform/http.ts'
import type { Timers } from '../platform/timers.ts'

/**
 * What becomes of calls. `talk`: both answer and talk; `busy`, `no-answer`: the first does not; `bad-number`, `dnd`, `limit`,
 * `fail`: refused before anybody is called; `slow`: answered too late, though the call is made; `silent`: no word after
 * the call; `twice`: each word comes twice; `late`: the answer comes after the end.
 */
export const phoneModes = [
  'talk',
  'busy',
  'no-answer',
  'bad-number',
  'dnd',
  'limit',
  'fail',
  'slow',
  'silent',
  'twice',
  'late',
] as const
export type PhoneMode = (typeof phoneModes)[number]

export interface PhoneCallRecord {
  sid: string
  from: string
  to: string
  callerId: string
  timeLimit: number
  isRecorded: boolean
  customField: string
  callback: string
  status: string
  seconds: number
}

export interface PhoneControl {
  set(mode: PhoneMode): void
  calls(): PhoneCallRecord[]
  /** The two hang up. */
  hangUp(sid?: string): Promise<void>
}

const ringMs = 700
const talkSeconds = 240
const slowMs = 12_000

const refusal = (status: number, message: string): Reply =>
  json(status, { RestException: { Status: status, Message: message } })

/** Exotel's voice API of version 1: two numbers are connected, one after the other, under a number of the account. */
export function addPhone(router: Router, timers: Timers): PhoneControl {
  const calls: PhoneCallRecord[] = []
  let mode: PhoneMode = 'talk'

  async function tell(call: PhoneCallRecord, event: 'answered' | 'terminal') {
    const body = JSON.stringify({
      CallSid: call.sid,
      EventType: event,
      Status: event === 'answered' ? 'in-progress' : call.status,
      ConversationDuration: event === 'answered' ? 0 : call.seconds,
      CustomField: call.customField,
      From: call.from,
      To: call.to,
    })
    const post = () =>
      fetch(call.callback, { method: 'POST', headers: { 'content-type': 'application/json' }, body }).catch(
        () => undefined,
      )
    await post()
    if (mode === 'twice') await post()
  }

  async function end(call: PhoneCallRecord, status: string, seconds: number) {
    if (!['queued', 'in-progress'].includes(call.status)) return
    Object.assign(call, { status, seconds })
    if (mode === 'silent') return
    await tell(call, 'terminal')
    if (mode === 'late') await tell(call, 'answered')
  }

  function ring(call: PhoneCallRecord) {
    timers.after(ringMs, () => {
      if (mode === 'busy' || mode === 'no-answer') return void end(call, mode, 0)
      call.status = 'in-progress'
      if (mode !== 'silent' && mode !== 'late') void tell(call, 'answered')
    })
  }

  const key = `Basic ${Buffer.from('sandbox-exotel:sandbox-exotel-token').toString('base64')}`
  const hasKey = ({ headers }: SandboxRequest) => headers.authorization === key
  const shown = ({ sid, from, to, status, callerId, seconds }: PhoneCallRecord) => ({
    Call: {
      Sid: sid,
      From: from,
      To: to,
      PhoneNumber: callerId,
      Status: status,
      Details: { ConversationDuration: seconds },
    },
  })

  router.on('POST', '/v1/Accounts/:sid/Calls/connect.json', async (request) => {
    if (!hasKey(request)) return refusal(401, 'Not authorised')
    if (mode === 'limit') return refusal(429, 'Too many requests')
    if (mode === 'fail') return refusal(503, 'Service unavailable')
    const form = new URLSearchParams(request.body)
    const [from, to, callerId] = ['From', 'To', 'CallerId'].map((name) => form.get(name) ?? '')
    if (mode === 'bad-number' || ![from, to].every((one) => /^\+\d{10,15}$/.test(one ?? '')))
      return refusal(400, 'A number is not valid')
    if (mode === 'dnd') return refusal(403, 'The number is registered for do not disturb')
    const call: PhoneCallRecord = {
      sid: randomBytes(16).toString('hex'),
      from: from ?? '',
      to: to ?? '',
      callerId: callerId ?? '',
      timeLimit: Number(form.get('TimeLimit')),
      isRecorded: form.get('Record') !== 'false',
      customField: form.get('CustomField') ?? '',
      callback: form.get('StatusCallback') ?? '',
      status: 'queued',
      seconds: 0,
    }
    calls.push(call)
    ring(call)
    if (mode === 'slow') await new Promise((resolve) => setTimeout(resolve, slowMs).unref())
    return json(200, shown(call))
  })
  router.on('GET', '/v1/Accounts/:sid/Calls.json', (request) =>
    hasKey(request) ? json(200, { Calls: calls.map(shown) }) : refusal(401, 'Not authorised'),
  )
  router.on('GET', '/v1/Accounts/:sid/Calls/:call', (request) => {
    if (!hasKey(request)) return refusal(401, 'Not authorised')
    const call = calls.find(({ sid }) => `${sid}.json` === request.params.call)
    return call ? json(200, shown(call)) : refusal(404, 'No such call')
  })

  return {
    set(now) {
      mode = now
    },
    calls: () => calls,
    async hangUp(sid) {
      const call = sid ? calls.find((one) => one.sid === sid) : calls.at(-1)
      if (call) await end(call, 'completed', talkSeconds)
    },
  }
}
