import type { InLanguage } from '@newyou/contract/locales'
import type { inquiriesButton as english } from '../en/inquiries-button.ts'

/** Enquiry button, on pages where few send one. */
export const inquiriesButton: InLanguage<typeof english> = {
  open: 'सवाल भेजें',
  title: 'अपॉइंटमेंट के बारे में सवाल',
  titleHealer: '{name} से सवाल',
}
