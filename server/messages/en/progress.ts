import { type MessageTemplate, withMail } from '../template.ts'

/** The mails name no goal and no measure: others may read a mailbox. */
export const progress = {
  goalSuggested: withMail(
    '{other} suggests a goal to you',
    ['You decide together what you work towards. You can agree or say why not.'],
    'View goal',
  ),
  goalAgreed: withMail('{other} agrees to your goal', ['You both see how near it comes.'], 'View goal'),
  goalReached: withMail(
    '{other} marked a goal as reached',
    ['What you both wrote about it stays in its history.'],
    'View goal',
  ),
  goalLetGo: withMail(
    '{other} let a goal go',
    ['You can read why, and suggest another one at any time.'],
    'View goal',
  ),
  asked: withMail(
    '{other} asks how you are before your next session',
    ['It takes about a minute. What you answer is saved as you go.'],
    'Answer',
  ),
  goalsToReview: withMail(
    'Goals with {other} are due for a review',
    ['Please say before the session how near they are. Your client is asked the same.'],
    'Review goals',
  ),
  measureStopped: withMail(
    '{other} does not want to answer a measure any more',
    ['You can speak about it in the next session.'],
    'View client',
  ),
} satisfies Record<string, MessageTemplate>
