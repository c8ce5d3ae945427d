import { after, days, hours } from '../../server/platform/clock.ts'
import { demoAdjustments, demoNights } from '../content/operations.ts'
import { demoId } from '../ids.ts'
import type { PastSite } from './past-site.ts'
import { asFinance } from './payouts.ts'
import type { Timeline } from './timeline.ts'

/** The proof of the ledger and the comparison with the gateway, as each night makes them. */
export function planNights(site: PastSite, timeline: Timeline, now: Date) {
  for (let nightsAgo = demoNights; nightsAgo >= 1; nightsAgo--)
    timeline.at(after(now, hours(1) - days(nightsAgo)), async () => {
      await site.ledger.prove()
      await site.compareWithGateway()
    })
}

/** Wallets and points that finance set right; the last one waits for a second person. */
export function planAdjustments(site: PastSite, timeline: Timeline, now: Date) {
  for (const { client, daysAgo, account, rupees, words, reason } of demoAdjustments)
    timeline.at(after(now, hours(6) - days(daysAgo)), async () =>
      site.call(await asFinance(site), 'POST /api/staff/adjustments', {
        body: { person_u_id: demoId('person', client), account, amount_paise: rupees * 100, words, reason },
      }),
    )
}
