import type { actionPlans as english } from '../en/action-plans.ts'

/** The mail says that there is a plan and not what is in it: others may read a mailbox. */
const aboutPlan = (title: string, sentence: string) => ({
  title,
  text: ['{plan}'],
  mail: {
    subject: title,
    text: [sentence],
    button: { label: 'एक्शन प्लान देखें', to: '{link}' },
  },
})

export const actionPlans: typeof english = {
  written: aboutPlan(
    '{other} ने आपके लिए एक्शन प्लान बनाया है',
    'अपने काम और रिमाइंडर देखने के लिए इसे खोलें। रिमाइंडर कभी भी बंद किए जा सकते हैं और प्लान कभी भी रोका जा सकता है।',
  ),
  changed: aboutPlan('{other} ने आपका एक्शन प्लान बदला है', 'आपके पूरे किए हुए काम वैसे ही रहेंगे। बदलाव अब से लागू होंगे।'),
  endedByHealer: aboutPlan(
    '{other} ने आपका एक्शन प्लान खत्म किया है',
    'इसके रिमाइंडर अब नहीं आएँगे। आपके पूरे किए हुए काम दिखते रहेंगे।',
  ),
  endedByClient: { title: '{other} ने एक एक्शन प्लान रोक दिया है', text: ['{plan}'] },
  reminder: { title: '{action}', text: ['{howTo}'] },
}
