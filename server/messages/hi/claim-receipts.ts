import type { claimReceipts as english } from '../en/claim-receipts.ts'
import { withMail } from '../template.ts'

export const claimReceipts: typeof english = {
  asked: withMail(
    '{other} ने आपसे क्लेम के लिए कोड माँगा है',
    ['यह बीमा या नियोक्ता वाली रसीद पर छपता है। तभी लिखें जब आपको इसकी अनुमति हो और कोड सही हो।'],
    'सेशन देखें',
  ),
  written: withMail(
    '{other} ने आपके क्लेम का कोड लिख दिया है',
    ['अब यह रसीद पर है। आप इसे कभी भी हटा सकते हैं।'],
    'सेशन देखें',
  ),
}
