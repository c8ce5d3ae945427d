import type { plain as english } from '../en/plain.ts'

export const plain: typeof english = {
  /** Notifications that were written before messages had keys. */
  text: { title: '{title}', text: ['{description}'] },
}
