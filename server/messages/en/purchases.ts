import { type MessageTemplate, withMail } from '../template.ts'

export const purchases = {
  course: withMail(
    'Your course is ready',
    ['You can now start “{title}” on any device.'],
    'Open My Learning',
  ),
  bundle: withMail(
    'Your package is ready',
    ['You can now use everything in “{title}”. Its courses and e-books are in My Learning.'],
    'Open My Learning',
  ),
  ebook: withMail('Your e-book is ready', ['You can now read “{title}” on any device.'], 'Open My Learning'),
} satisfies Record<string, MessageTemplate>
