import type { purchases as english } from '../en/purchases.ts'
import { withMail } from '../template.ts'

export const purchases: typeof english = {
  course: withMail('आपका कोर्स तैयार है', ['“{title}” अब किसी भी डिवाइस पर शुरू करें।'], 'मेरे कोर्स खोलें'),
  bundle: withMail(
    'आपका पैकेज तैयार है',
    ['“{title}” में जो कुछ है, अब सब आपका है। कोर्स और ई-बुक “मेरे कोर्स” में हैं।'],
    'मेरे कोर्स खोलें',
  ),
  ebook: withMail('आपकी ई-बुक तैयार है', ['“{title}” अब किसी भी डिवाइस पर पढ़ें।'], 'मेरे कोर्स खोलें'),
}
