import { referralReasons } from '../referrals.ts'
import { choice, choices, long, moment, shown, text, whole } from './fields.ts'
import { resource } from './resource.ts'

/** Who referred whom. Those that look wrong are held until a colleague decides. */
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
    reasons: shown(choices('Held because', referralReasons)),
    points: shown(whole('Points')),
    created_at: shown(moment('Joined')),
    final_at: shown(moment('Purchase is final', { isNullable: true })),
    decision: choice('Decision', ['none', 'pay', 'refuse'], {
      hint: 'Of a held referral. It is carried out within ten minutes',
    }),
    note: long('Note for colleagues', { isRequired: false, hint: 'Why it was decided so' }),
  },
  title: 'friend',
  filters: ['status', 'decision'],
  sorts: ['created_at', 'final_at', 'points'],
  sort: '-created_at',
})
