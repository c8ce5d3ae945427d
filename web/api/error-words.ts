import type { Call } from '@newyou/contract/api'
import { useTranslations } from 'use-intl'
import { ApiError } from './client.ts'

/** Calls with fixed words for a failure that the server could not explain. */
const ownWords = {
  'GET /api/website/settings': 'settings',
  'GET /api/website/about-us': 'aboutUs',
  'GET /api/website/new-you-category': 'categories',
  'GET /api/website/appointment': 'appointments',
  'GET /api/website/workshop': 'workshops',
  'POST /api/website/workshop-enrollment': 'enrolment',
  'POST /api/website/webinar-enrollment': 'enrolment',
  'POST /api/website/generate-otp': 'otp',
  'POST /api/website/mobile-number-verification': 'generatedOtp',
  'POST /api/website/email-verification': 'generatedOtp',
  'POST /api/website/login': 'login',
  'POST /api/website/appointment': 'booking',
  'POST /api/website/demo-appointment': 'booking',
  'POST /api/website/payment/{id}': 'paymentLink',
  'GET /api/website/healing-session': 'healingSessions',
  'PATCH /api/website/healing-session/{uId}': 'healingAnswer',
  'GET /api/website/questions': 'questions',
  'POST /api/website/answer-later': 'status',
} as const satisfies Partial<Record<Call, string>>

/** The failure message of this call, if it has a fixed one. */
export function useFailureWords() {
  const t = useTranslations('ui.errors.calls')
  return (call: string | undefined) =>
    call && call in ownWords ? t(ownWords[call as keyof typeof ownWords]) : undefined
}

const longWait = 60

/** After how many seconds a call may be made again that was made too often. */
function secondsToWait({ code, data }: ApiError): number | undefined {
  if (code !== 'tooManyRequests' || typeof data !== 'object' || data === null) return undefined
  const { retry_after_seconds: seconds } = data as { retry_after_seconds?: number }
  return seconds
}

/** The sentence for a refused call: the server's own, the call's, or one for when there is no connection. */
export function useErrorWords() {
  const t = useTranslations('ui.errors')
  const failureWords = useFailureWords()
  return (error: unknown) => {
    if (!(error instanceof ApiError)) return t('internal')
    if (error.code === 'offline') return t('offline')
    const seconds = secondsToWait(error)
    if (seconds !== undefined)
      return seconds > longWait
        ? t('waitMinutes', { count: Math.ceil(seconds / longWait) })
        : t('waitSeconds', { count: seconds })
    const said = error.code === 'internal' ? failureWords(error.call) : undefined
    return said ?? (error.message || t('internal'))
  }
}
