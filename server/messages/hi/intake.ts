import type { intake as english } from '../en/intake.ts'
import { withMail } from '../template.ts'

export const intake: typeof english = {
  asked: withMail(
    '{other} ने सेशन से पहले आपसे कुछ सवाल पूछे हैं',
    [
      'आपके जवाबों से सेशन की तैयारी होती है। आप अभी शुरू करके बाद में पूरा कर सकते हैं, सेशन शुरू होने तक।',
      'भेजने के बाद इन्हें सिर्फ़ {other} पढ़ते हैं।',
    ],
    'सवालों के जवाब दें',
  ),
  sent: withMail('{other} ने आपके सवालों के जवाब दिए हैं', ['आप जवाब सेशन के पेज पर पढ़ सकते हैं।'], 'सेशन देखें'),
}
