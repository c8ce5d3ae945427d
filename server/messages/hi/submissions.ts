import type { submissions as english } from '../en/submissions.ts'

const told = (title: string, text: string[]) => ({
  title,
  text,
  mail: { subject: title, text, button: { label: 'प्रस्ताव देखें', to: '{link}' } },
})

export const submissions: typeof english = {
  eventPublished: told('आपका इवेंट पब्लिश हो गया है: {title}', ['क्लाइंट अब सीट बुक कर सकते हैं।']),
  articleAccepted: told('आपका लेख मंज़ूर हो गया है: {title}', [
    'हमारे एडिटर इसे तैयार कर रहे हैं। पब्लिश होने पर आपको वहीं दिखेगा।',
  ]),
  reelPublished: told('आपकी रील पब्लिश हो गई है: {title}', ['अब सब इसे देख सकते हैं।']),
  refused: told('आपका प्रस्ताव मंज़ूर नहीं हुआ: {title}', ['{reason}', 'आप इसे बदलकर फिर से भेज सकते हैं।']),
}
