import type { MessageTemplate } from '../template.ts'

export const plain = {
  /** Notifications that were written before messages had keys. */
  text: { title: '{title}', text: ['{description}'] },
} satisfies Record<string, MessageTemplate>
