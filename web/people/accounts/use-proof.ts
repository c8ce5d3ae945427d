import { useState } from 'react'
import { ApiError } from '../../api/client.ts'

interface Sent {
  challengeId: string
  destination: string
  at: number
  /** What waits for the OTP. */
  then: () => Promise<void>
}

/** Work that needs a fresh OTP: where there is none, `ask` sends one, and the work waits until it was given. */
export function useProof(ask: () => Promise<{ challenge_u_id: string; destination: string }>) {
  const [sent, setSent] = useState<Sent>()
  async function send(then: Sent['then']) {
    const { challenge_u_id: challengeId, destination } = await ask()
    setSent({ challengeId, destination, at: Date.now(), then })
  }
  async function proven(work: Sent['then']) {
    try {
      await work()
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'stepUpRequired') throw error
      await send(work)
    }
  }
  return {
    sent,
    proven,
    resend: () => (sent ? send(sent.then) : Promise.resolve()),
    done: () => setSent(undefined),
  }
}
