import type { InLanguage } from '@newyou/contract/locales'
import type { sessionPacks as english } from '../en/session-packs.ts'

export const sessionPacks: InLanguage<typeof english> = {
  title: 'आपके पास सेशन पैक है',
  left: '“{title}”: {count, number} में से {left, number} बाकी, {day} तक।',
  use: 'इस पैक का एक सेशन इस्तेमाल करें',
  using: 'इस अपॉइंटमेंट में आपके पैक का एक सेशन लगेगा। कोई पेमेंट नहीं करना है।',
  notUse: 'इस सेशन का पेमेंट अलग से करें',
  gone: 'यह सेशन पैक पूरा इस्तेमाल हो चुका है या इसका समय निकल गया है।',
  book: 'सेशन बुक करें',
  mine: 'सेशन पैक',
}
