import { type MessageTemplate, withMail } from '../template.ts'

export const purchases = {
  course: withMail('Your course is ready', ['You can now start “{title}” on any device.']),
  bundle: withMail('Your bundle is ready', [
    'You can now use everything in “{title}”. Its courses and e-books are in My Learning.',
  ]),
  ebook: withMail('Your e-book is ready', ['You can now read “{title}” on any device.']),
} satisfies Record<string, MessageTemplate>
