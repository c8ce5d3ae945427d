import type { MessageTemplate } from '../template.ts'

/** The mails do not say which test it is: others may read a mailbox. */
const aboutTest = (title: string, sentence: string, button: string) => ({
  title,
  text: [sentence],
  mail: { subject: title, text: [sentence], button: { label: button, to: '{link}' } },
})

export const selfTests = {
  asked: aboutTest(
    '{other} has asked you to take a short test',
    'It takes a few minutes. You decide whether you share the result.',
    'View test',
  ),
  shared: aboutTest(
    '{other} shared a test result with you',
    'You see the score, what it means and the date.',
    'View result',
  ),
} satisfies Record<string, MessageTemplate>
