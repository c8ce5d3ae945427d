import type { Profile } from '@newyou/contract/people/accounts/profile'
import type { SessionRecord } from '@newyou/contract/people/accounts/sign-in'
import type { Suggestions } from '@newyou/contract/suggestion-shape'
import type { Role } from '@newyou/contract/vocabulary'
import { roles } from '@newyou/contract/vocabulary'
import { useSyncExternalStore } from 'react'
import { deviceKeys, type StorageKey, storageKeys } from '../ui/storage-keys.ts'
import { randomId } from './random-id.ts'

/** The session on this device, as the browser remembers it. */
export interface Session {
  token: string
  /** Epoch seconds. */
  tokenTime: number
  refreshToken: string
  refreshTokenTime: number
  userId: string
  role: Role
  /** The profile as last fetched; undefined until the first fetch after login. */
  profile: Profile | undefined
}

const listeners = new Set<() => void>()
let remembered: Session | null | undefined

function notify() {
  remembered = undefined
  for (const listener of listeners) listener()
}

function read(key: StorageKey) {
  return localStorage.getItem(key) ?? ''
}

function readProfile(): Profile | undefined {
  try {
    const text = read(storageKeys.userData)
    return text ? (JSON.parse(text) as Profile) : undefined // written by storeProfile only
  } catch {
    return undefined
  }
}

/** The session of this browser, or null for a visitor. Only in the browser. */
export function currentSession(): Session | null {
  if (remembered !== undefined) return remembered
  const token = read(storageKeys.token)
  const refreshTokenTime = Number(read(storageKeys.refreshTokenTime))
  const isAlive = token !== '' && refreshTokenTime > Date.now() / 1000
  remembered = isAlive
    ? {
        token,
        tokenTime: Number(read(storageKeys.tokenTime)),
        refreshToken: read(storageKeys.refreshToken),
        refreshTokenTime,
        userId: read(storageKeys.userId),
        role: roles.find((role) => role === read(storageKeys.role)) ?? 'client',
        profile: readProfile(),
      }
    : null
  return remembered
}

/** After login, registration and refresh. A login and a refresh also say what to suggest. */
export function storeSession(record: SessionRecord & Partial<Suggestions>) {
  localStorage.setItem(storageKeys.token, record.token)
  localStorage.setItem(storageKeys.tokenTime, `${record.token_time}`)
  localStorage.setItem(storageKeys.refreshToken, record.refresh_token)
  localStorage.setItem(storageKeys.refreshTokenTime, `${record.refresh_token_time}`)
  localStorage.setItem(storageKeys.userId, record.u_id)
  localStorage.setItem(storageKeys.role, record.role)
  localStorage.setItem(storageKeys.chatUserId, record.cometchat_u_id)
  localStorage.setItem(storageKeys.languageId, record.language_u_id ?? '')
  localStorage.setItem(storageKeys.retestTime, record.retest_time ?? '')
  storeSuggestions(record)
  if (record.is_new_user) localStorage.setItem(storageKeys.questionSkip, 'unfilled-questions')
  else localStorage.removeItem(storageKeys.questionSkip)
  document.documentElement.dataset.session = 'in'
  document.documentElement.dataset.role = record.role
  notify()
}

/** Stores suggestions from a login, a refresh or the dashboard. */
export function storeSuggestions({ course, healer }: Partial<Suggestions>) {
  if (course) localStorage.setItem(storageKeys.suggestedCourses, JSON.stringify(course))
  if (healer) localStorage.setItem(storageKeys.suggestedHealers, JSON.stringify(healer))
}

/** After the profile was fetched or changed. */
export function storeProfile(profile: Profile) {
  localStorage.setItem(storageKeys.userData, JSON.stringify(profile))
  localStorage.setItem(storageKeys.percentage, `${profile.percentage}`)
  localStorage.setItem(storageKeys.walletPoints, `${profile.wallet_points}`)
  localStorage.setItem(storageKeys.lifePoints, `${profile.life_point}`)
  localStorage.setItem(storageKeys.languageId, profile.language_u_id ?? '')
  notify()
}

/** Whether this client is led to the questionnaire after logging in. */
export const hasOpenQuestions = () => read(storageKeys.questionSkip) !== ''

/** The questionnaire is finished or put off. */
export const closeQuestions = () => localStorage.removeItem(storageKeys.questionSkip)

/** Forgets the person on this device: everything except what belongs to the device itself. */
export function clearSession() {
  void globalThis.caches?.delete(`kept-${read(storageKeys.userId)}`)
  for (const key of Object.keys(localStorage)) {
    if (!deviceKeys.some((deviceKey) => deviceKey === key)) localStorage.removeItem(key)
  }
  sessionStorage.clear()
  delete document.documentElement.dataset.session
  delete document.documentElement.dataset.role
  notify()
}

function subscribe(listener: () => void) {
  // Another tab logged in, out or refreshed.
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || event.key === storageKeys.token || event.key === storageKeys.userData) notify()
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}

/** The session for screens; null on the server and in the first paint, which show no personal data. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribe, currentSession, () => null)
}

/** A name for this browser that stays; the server ties sessions and OTPs to it. */
export function deviceId(): string {
  const known = localStorage.getItem(storageKeys.deviceId)
  if (known) return known
  const made = randomId()
  localStorage.setItem(storageKeys.deviceId, made)
  return made
}
