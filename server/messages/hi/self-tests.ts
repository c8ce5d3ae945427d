import type { selfTests as english } from '../en/self-tests.ts'

/** The mails do not say which test it is: others may read a mailbox. */
const aboutTest = (title: string, sentence: string, button: string) => ({
  title,
  text: [sentence],
  mail: { subject: title, text: [sentence], button: { label: button, to: '{link}' } },
})

export const selfTests: typeof english = {
  asked: aboutTest(
    '{other} ने आपसे एक छोटा टेस्ट देने को कहा है',
    'इसमें कुछ ही मिनट लगते हैं। नतीजा शेयर करना है या नहीं, यह आप तय करते हैं।',
    'टेस्ट देखें',
  ),
  shared: aboutTest(
    '{other} ने आपके साथ एक टेस्ट का नतीजा शेयर किया है',
    'आपको स्कोर, उसका मतलब और तारीख दिखती है।',
    'नतीजा देखें',
  ),
}
