import type { practice as english } from '../en/practice.ts'

/** The mail says that there is something and not what: others may read a mailbox. */
const given = (title: string, sentence: string) => ({
  title,
  text: [sentence],
  mail: {
    subject: title,
    text: [sentence],
    button: { label: 'अपॉइंटमेंट देखें', to: '{link}' },
  },
})

export const practice: typeof english = {
  summaryWritten: given('{healer} ने आपके सेशन का सारांश लिखा है', 'आप इसे अपने अपॉइंटमेंट के पेज पर पढ़ सकते हैं।'),
  summaryChanged: given('{healer} ने आपके सेशन का सारांश बदला है', 'आप इसे अपने अपॉइंटमेंट के पेज पर पढ़ सकते हैं।'),
  filesShared: given('{healer} ने आपके साथ फ़ाइलें शेयर की हैं', 'आप इन्हें अपने अपॉइंटमेंट के पेज पर खोल सकते हैं।'),
}
