import { type MessageTemplate, withMail } from '../template.ts'

export const handovers = {
  given: withMail(
    '{other} has opened a file to you',
    ['You can read what {other} chose, until they take it back. They see each time that you do.'],
    'Open the file',
  ),
} satisfies Record<string, MessageTemplate>
