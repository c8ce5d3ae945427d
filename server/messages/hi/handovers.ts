import type { handovers as english } from '../en/handovers.ts'
import { withMail } from '../template.ts'

export const handovers: typeof english = {
  given: withMail(
    '{other} ने आपके लिए एक फ़ाइल खोली है',
    ['{other} ने जो चुना है, वह आप देख सकते हैं, जब तक वे उसे वापस न लें। हर बार देखना उन्हें दिखता है।'],
    'फ़ाइल खोलें',
  ),
}
