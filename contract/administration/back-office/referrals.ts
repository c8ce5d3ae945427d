import { referralReasons } from '../../money/referrals.ts'
import { choice, choices, long, moment, shown, text, whole } from './fields.ts'
import { resource } from './resource.ts'

/** Referrals. Suspicious ones are held until a colleague decides. */
export const referrals = resource({
  name: 'referrals',
  label: { one: 'Referral', many: 'Referrals' },
  group: 'money',
  read: ['finance', 'support', 'admin'],
  write: ['finance', 'admin'],
  fields: {
    friend: shown(text('Friend')),
    referrer: shown(text('Referred by')),
    status: shown(choice('Status', ['pending', 'held', 'rewarded', 'refused'])),
    reasons: shown(choices('Reason for review', referralReasons)),
    points: shown(whole('Points')),
    created_at: shown(moment('Joined')),
    final_at: shown(moment('Refund period ends', { isNullable: true })),
    decision: choice('Decision', ['none', 'pay', 'refuse'], {
      hint: 'For a referral under review. Takes effect within ten minutes',
    }),
    note: long('Note for colleagues', { isRequired: false, hint: 'Reason for the decision' }),
  },
  title: 'friend',
  filters: ['status', 'decision'],
  sorts: ['created_at', 'final_at', 'points'],
  sort: '-created_at',
})
