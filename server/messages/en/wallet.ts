import type { MessageTemplate } from '../template.ts'

const added = (title: string, sentence: string) => ({
  title,
  text: [sentence],
  mail: { subject: title, text: [sentence] },
})

export const wallet = {
  moneyAdded: added(
    '{amountPaise} added to your wallet',
    'You can use it for any purchase on New You. The receipt is in your dashboard.',
  ),
  pointsAdded: added(
    '{points, number} life points added',
    'One point is worth one rupee on New You. The receipt is in your dashboard.',
  ),
} satisfies Record<string, MessageTemplate>
