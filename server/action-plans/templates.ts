import type { News } from '../notifications/index.ts'

type Words = Pick<News, 'title' | 'description' | 'outside'>

interface About {
  /** The plan's title. */
  plan: string
  /** The other side, by the name that is known. */
  other: string
  link: string
}

/** Mail says that there is a plan, and not what is in it: others may read a mailbox. */
const told = (title: string, { plan, link }: About, sentence: string): Words => ({
  title,
  description: plan,
  outside: { mail: { subject: title, text: [`${title}.`, sentence, link].join('\n\n') } },
})

export const planWritten = (about: About) =>
  told(
    `${about.other} wrote an action plan for you`,
    about,
    'Open it to see your actions and reminders. You can turn the reminders off or stop the plan at any time.',
  )

export const planChanged = (about: About) =>
  told(
    `${about.other} changed your action plan`,
    about,
    'The actions you have completed are kept. The changes apply from now on.',
  )

export const planEndedByHealer = (about: About) =>
  told(
    `${about.other} ended your action plan`,
    about,
    'You will get no more reminders from it. You can still see the actions you completed.',
  )

export const planEndedByClient = ({ plan, other }: About): Words => ({
  title: `${other} stopped an action plan`,
  description: plan,
})

export const reminderWords = (reminder: { title: string; how_to: string }, plan: string) => ({
  title: reminder.title,
  description: reminder.how_to || plan,
})
