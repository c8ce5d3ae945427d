import type { MessageTemplate } from '../template.ts'

export const rooms = {
  clientWaits: { title: '{other} is waiting for you', text: ['Open the room to let them in'] },
  healerIsThere: { title: '{other} is in the room', text: ['Your session can begin'] },
} satisfies Record<string, MessageTemplate>
