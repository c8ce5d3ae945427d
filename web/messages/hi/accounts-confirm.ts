import type { InLanguage } from '@newyou/contract/locales'
import type { accountsConfirm as english } from '../en/accounts-confirm.ts'

export const accountsConfirm: InLanguage<typeof english> = {
  title: { email: 'अपना ई-मेल वेरिफ़ाई करें', mobile: 'अपना मोबाइल नंबर वेरिफ़ाई करें' },
  lead: {
    email:
      'आपका अकाउंट तैयार है। {destination} पर भेजा गया 6 अंकों का OTP डालें, ताकि सेशन की जानकारी ई-मेल से मिले। यह बाद में भी हो सकता है।',
    mobile:
      'आपका अकाउंट तैयार है। SMS से {destination} पर भेजा गया 6 अंकों का OTP डालें, ताकि सेशन के रिमाइंडर SMS से मिलें। यह बाद में भी हो सकता है।',
  },
  later: 'बाद में, मेरी प्रोफ़ाइल से',
  laterHealer: 'बाद में, मेरी प्रैक्टिस से',
  start: { email: 'ई-मेल वेरिफ़ाई करें', mobile: 'मोबाइल नंबर वेरिफ़ाई करें' },
  sent: {
    email: '6 अंकों का OTP {destination} पर भेजा गया है। यह 5 मिनट तक चलेगा।',
    mobile: '6 अंकों का OTP SMS से {destination} पर भेजा गया है। यह 5 मिनट तक चलेगा।',
  },
  why: {
    email: '{contact} अभी वेरिफ़ाई नहीं हुआ है। सेशन की जानकारी और लिंक ई-मेल पर पाने के लिए इसे वेरिफ़ाई करें।',
    mobile: '{contact} अभी वेरिफ़ाई नहीं हुआ है। सेशन की जानकारी और लिंक SMS पर पाने के लिए इसे वेरिफ़ाई करें।',
  },
}
