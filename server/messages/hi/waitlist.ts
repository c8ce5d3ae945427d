import type { waitlist as english } from '../en/waitlist.ts'
import { withSms } from '../template.ts'

export const waitlist: typeof english = {
  timeAvailable: withSms(
    '{other} का एक समय उपलब्ध है',
    [
      '{other} अब {startsAt} पर उपलब्ध हैं।',
      'आप इन हीलर की वेटिंग लिस्ट में हैं। यह समय आपके लिए रखा नहीं गया है, इसलिए जल्दी बुक करें।',
    ],
    'यह समय बुक करें',
    '{other} उपलब्ध हैं: {startsAt}। बुक करें:',
  ),
}
