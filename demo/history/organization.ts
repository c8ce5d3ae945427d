import { after, days, minutes } from '../../server/platform/clock.ts'
import { demoOrganization } from '../content/organizations.ts'
import type { PastSite } from './past-site.ts'
import { asFinance } from './payouts.ts'
import type { Timeline } from './timeline.ts'

/** Deposits of the demo organisation, two days apart. */
export function planBudget(site: PastSite, timeline: Timeline, now: Date) {
  const { id: organizationId, budgetRupees, joinedDaysAgo } = demoOrganization
  for (const [number, rupees] of budgetRupees.entries())
    timeline.at(after(now, minutes(30) - days(joinedDaysAgo - 2 * number)), async () =>
      site.call(await asFinance(site), 'POST /api/staff/organization-desk/{organizationId}/budget', {
        params: { organizationId },
        body: { amount_paise: rupees * 100, reason: `Demo: transfer ${number + 1}` },
      }),
    )
}
