import type { CallAnswer } from '@newyou/contract/api'
import { ApiError } from '@newyou/web/api/client.ts'
import { useSyncExternalStore } from 'react'

/** One change at a time waits for an OTP. */
interface Waiting {
  confirmed: () => void
  abandoned: (error: ApiError) => void
}
let waiting: Waiting | undefined
const listeners = new Set<() => void>()

function set(next: Waiting | undefined) {
  waiting = next
  for (const listener of listeners) listener()
}

export const useWaitingForOtp = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => waiting,
  )

export type OtpSent = CallAnswer<'POST /api/staff/step-up-otp'>['data']

/** Sends a change again after its author proved themselves with an OTP, where the server asks for that. */
export async function withStepUp<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send()
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'stepUpRequired') throw error
    await new Promise<void>((confirmed, refused) => {
      set({ confirmed, abandoned: refused })
    }).finally(() => set(undefined))
    return send()
  }
}
