import type { InLanguage } from '@newyou/contract/locales'
import type { inquiriesMine as english } from '../en/inquiries-mine.ts'

export const inquiriesMine: InLanguage<typeof english> = {
  meta: 'मेरे सवाल | ⟦brand⟧',
  title: 'मेरे सवाल',
  lead: 'आपने अपने अकाउंट के ई-मेल और मोबाइल नंबर से हमसे या किसी हीलर से जो पूछा, और उसके जवाब।',
  failed: 'आपके सवाल नहीं खुले। फिर से कोशिश करें।',
  toHealer: '{healer} से',
  toUs: '⟦brand⟧ से',
  waiting: 'जवाब का इंतज़ार',
  answered: 'जवाब मिला',
  sent: 'भेजा गया: {when}',
  reply: 'जवाब, {when}',
  pages: 'सवालों के पेज',
  none: {
    title: 'अभी कोई सवाल नहीं',
    words: 'आप हीलर से या हमसे जो पूछेंगे, वह जवाब के साथ यहाँ दिखेगा।',
  },
}
