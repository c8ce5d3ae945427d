import type { InLanguage } from '@newyou/contract/locales'
import type { appointmentsTooltip as english } from '../en/appointments-tooltip.ts'

export const appointmentsTooltip: InLanguage<typeof english> = {
  label: 'मुफ़्त अपॉइंटमेंट',
  words: 'मुफ़्त अपॉइंटमेंट आपका इंतज़ार कर रहे हैं!',
  with: 'ट्रेनिंग ले रहे इंटर्न के साथ 45 मिनट का एक सेशन।',
  action: 'अभी बुक करें',
  close: 'बंद करें',
}
