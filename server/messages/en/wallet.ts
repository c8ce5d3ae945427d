import { addresses } from '@newyou/contract/addresses'
import type { MessageTemplate } from '../template.ts'

const added = (title: string, sentence: string, button: string, page: 'wallet' | 'lifePoints') => ({
  title,
  text: [sentence],
  mail: { subject: title, text: [sentence], button: { label: button, to: `{site}${addresses[page]}` } },
})

export const wallet = {
  moneyAdded: added(
    '{amountPaise} added to your wallet',
    'You can use it for any purchase on ⟦brand⟧. The receipt is in your dashboard.',
    'My wallet',
    'wallet',
  ),
  pointsAdded: added(
    '{points, number} life points added',
    'One point is worth one rupee on ⟦brand⟧. The receipt is in your dashboard.',
    'My life points',
    'lifePoints',
  ),
  walletAdjusted: added(
    '{isAdded, select, true {{amountPaise} added to your wallet} other {{amountPaise} deducted from your wallet}}',
    '{words}',
    'My wallet',
    'wallet',
  ),
  pointsAdjusted: added(
    '{isAdded, select, true {{points, number} life points added} other {{points, number} life points deducted}}',
    '{words}',
    'My life points',
    'lifePoints',
  ),
} satisfies Record<string, MessageTemplate>
