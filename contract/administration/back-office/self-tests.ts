import { selfTestCodes } from '../../care/self-tests.ts'
import { choice, long, moment, shown, text, whole, yesNo } from './fields.ts'
import { resource } from './resource.ts'

/** Which tests are offered. Their questions and scoring are fixed by their publishers. */
export const selfTests = resource({
  name: 'self-tests',
  label: { one: 'Test', many: 'Tests' },
  group: 'catalogue',
  read: ['editor', 'admin'],
  write: ['admin'],
  fields: {
    code: shown(choice('Test', selfTestCodes)),
    position: whole('Position', { min: 1, max: 99 }),
    is_offered: yesNo('Available to clients', {
      hint: 'If off, clients cannot take it. Existing results are kept',
    }),
    retest_days: whole('Retest after (days)', { max: 365, hint: 'Clients cannot take it again before that' }),
  },
  title: 'code',
  filters: ['is_offered'],
  sorts: ['position', 'code'],
  sort: 'position',
  idIsWord: true,
})

/** Clients with a worrying answer in a test. The answer itself is not shown. */
export const crisisFollowUps = resource({
  name: 'crisis-follow-ups',
  label: { one: 'Crisis follow-up', many: 'Crisis follow-ups' },
  group: 'support',
  read: ['support', 'admin'],
  write: ['support', 'admin'],
  fields: {
    client: shown(text('Client')),
    phone: shown(text('Mobile number')),
    created_at: shown(moment('Answered')),
    is_done: yesNo('Done', { hint: 'A colleague has contacted the client' }),
    note: long('Note for colleagues', {
      isRequired: false,
      hint: 'What was done. The client cannot see it',
    }),
  },
  title: 'client',
  filters: ['is_done'],
  sorts: ['created_at', 'is_done'],
  sort: '-created_at',
})
