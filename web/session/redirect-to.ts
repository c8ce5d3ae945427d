import { backOfficePath } from '@newyou/contract/addresses'
import type { Role } from '@newyou/contract/vocabulary'
import { urls } from '../urls.ts'
import { hasOpenQuestions } from './session.ts'
import { takeSharedLink } from './shared-links.ts'

/** An origin that does not exist, to see whether an address leads away from ours. */
const ourOrigin = 'https://newyou.invalid'

/** The wished path if it is one of ours; addresses of other sites, and the entrance itself, are not. */
export function safeRedirect(wished: string | null | undefined): string | undefined {
  if (!wished?.startsWith('/') || !URL.canParse(wished, ourOrigin)) return undefined
  const { origin, pathname, search, hash } = new URL(wished, ourOrigin)
  if (origin !== ourOrigin || pathname.startsWith('//')) return undefined
  if (/^\/(login|otp|register)(\/|$)/.test(pathname)) return undefined
  return `${pathname}${search}${hash}`
}

/** The page after login: the one that was asked for, one that was shared by link, the questionnaire, or home. */
export function afterLogin(wished: string | null | undefined, role: Role) {
  const asked = safeRedirect(wished) ?? safeRedirect(takeSharedLink())
  return asked ?? (role === 'client' && hasOpenQuestions() ? urls.questions() : homes[role]())
}

const homes: Record<Role, () => string> = {
  client: urls.home,
  healer: urls.practice,
  staff: () => backOfficePath,
}

/** Whether a path of ours leads out of the site, into the back office. */
export const isBackOffice = (path: string) => path === backOfficePath || path.startsWith(`${backOfficePath}/`)

/** The login page of a role; clients' if there is none yet. */
export const loginOf = (role: Role = 'client') =>
  ({ client: urls.login, healer: urls.loginHealer, staff: urls.loginStaff })[role]
