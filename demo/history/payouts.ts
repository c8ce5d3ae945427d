import { after, days, hours } from '../../server/platform/clock.ts'
import { cryptographicRandom } from '../../server/platform/random.ts'
import { createSealedTexts } from '../../server/platform/sealed-texts.ts'
import { demoBankAccounts, demoPayoutDays } from '../content/bank-accounts.ts'
import { demoId } from '../ids.ts'
import type { PastSite } from './past-site.ts'
import type { Timeline } from './timeline.ts'

const financier = demoId('person', 'finance')

async function saveBankAccounts(site: PastSite) {
  const { config } = site
  const sealed = createSealedTexts({ config, purpose: 'bank-details', random: cryptographicRandom })
  const now = site.clock.now()
  await site.db
    .insertInto('bank_account')
    .values(
      demoBankAccounts.map(({ healer, ...details }) => ({
        u_id: demoId('bank-account', healer),
        person_id: demoId('healer-person', healer),
        sealed_details: sealed.seal(JSON.stringify(details)),
        created_at: now,
        usable_from: now,
      })),
    )
    .execute()
}

/** A session of finance after the second factor and a fresh OTP. */
export async function asFinance(site: PastSite) {
  const now = site.clock.now()
  const person = await site.as(financier, 'staff')
  const sessions = await site.db
    .updateTable('session')
    .set({ second_factor_at: now, stepped_up_at: now })
    .where('person_id', '=', financier)
    .returning('u_id')
    .execute()
  for (const { u_id: id } of sessions) site.forgetSession(id)
  return person
}

/** Earnings settled and paid out in batches, the last of them still with the bank. */
export function planPayouts(site: PastSite, timeline: Timeline, now: Date) {
  const [first] = demoPayoutDays
  if (first) timeline.at(after(now, -days(first.daysAgo + 3)), () => saveBankAccounts(site))
  for (const [number, { daysAgo, isPaid }] of demoPayoutDays.entries())
    timeline.at(after(now, hours(5) - days(daysAgo)), async () => {
      await site.settleEarnings()
      const batch = await site.call(await asFinance(site), 'POST /api/staff/payout-batches', {})
      if (!isPaid) return
      timeline.at(after(now, hours(5) - days(daysAgo - 1)), async () => {
        const person = await asFinance(site)
        for (const [line, { u_id: payoutId }] of batch.lines.entries())
          await site.call(person, 'POST /api/staff/payouts/{payoutId}/paid', {
            params: { payoutId },
            body: { bank_reference: `DEMO${number + 1}${String(line + 1).padStart(7, '0')}` },
          })
      })
    })
}
