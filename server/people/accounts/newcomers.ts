import type { NewcomerForm } from '@newyou/contract/people/accounts/registration'
import type { Trx } from '../../platform/database/database.ts'

export interface Applicant {
  /** As it was typed into the form; empty when there was none. */
  referralCode: string
  /** The contact that was proven. */
  contact: string
  address: string
  form: NewcomerForm
}
export interface Newcomer {
  personId: string
  referralCode: string
  address: string
  form: NewcomerForm
}
type Check = (applicant: Applicant) => Promise<void>
type Entered = (trx: Trx, personId: string) => Promise<void>
type Follow = (trx: Trx, newcomer: Newcomer) => Promise<void>

/** Hooks of other domains: checks before a registration, and steps in the transaction of it or a log-in. */
export function createNewcomers() {
  const checks: Check[] = []
  const followers: Follow[] = []
  const entrants: Entered[] = []
  return {
    /** The check runs before the transaction, so that what it counts is remembered. */
    onRegistering(check: Check) {
      checks.push(check)
    },
    onRegistered(follow: Follow) {
      followers.push(follow)
    },
    /** In the transaction in which a person logs in. */
    onEntering(follow: Entered) {
      entrants.push(follow)
    },
    async entered(trx: Trx, personId: string) {
      for (const follow of entrants) await follow(trx, personId)
    },
    async check(applicant: Applicant) {
      for (const check of checks) await check(applicant)
    },
    async registered(trx: Trx, newcomer: Newcomer) {
      for (const follow of followers) await follow(trx, newcomer)
    },
  }
}

export type Newcomers = ReturnType<typeof createNewcomers>
