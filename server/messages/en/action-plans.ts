import type { MessageTemplate } from '../template.ts'

/** The mail says that there is a plan and not what is in it: others may read a mailbox. */
const aboutPlan = (title: string, sentence: string) => ({
  title,
  text: ['{plan}'],
  mail: {
    subject: title,
    text: [sentence],
    button: { label: 'View action plan', to: '{link}' },
  },
})

export const actionPlans = {
  written: aboutPlan(
    '{other} wrote an action plan for you',
    'Open it to see your actions and reminders. You can turn the reminders off or stop the plan at any time.',
  ),
  changed: aboutPlan(
    '{other} changed your action plan',
    'The actions you have completed are kept. The changes apply from now on.',
  ),
  endedByHealer: aboutPlan(
    '{other} ended your action plan',
    'You will not get any more reminders from it. You can still see the actions you completed.',
  ),
  endedByClient: { title: '{other} stopped an action plan', text: ['{plan}'] },
  reminder: { title: '{action}', text: ['{howTo}'] },
} satisfies Record<string, MessageTemplate>
