import type { answers as english } from '../en/answers.ts'

export const answers: typeof english = {
  confirmed: 'धन्यवाद, {startsAt} का आपका सेशन पक्का है।',
  reschedule: 'दूसरा समय यहाँ चुनें: {link}',
  tooLate: 'यह सेशन अब यहाँ नहीं बदला जा सकता। आपके सेशन: {link}',
  notRead: 'यहाँ आए मैसेज हम नहीं पढ़ते। आपके सेशन और मदद यहाँ हैं: {site}',
}
