import type { referrals as english } from '../en/referrals.ts'

const earned = 'आपको {points, number} लाइफ़ पॉइंट मिले हैं'
const friend = 'आपके कोड से जुड़े एक दोस्त ने पहली खरीदारी की है।'
const place = '⟦brand⟧ पर अपने सुकून के लिए हीलर, कोर्स और ई-बुक मिलते हैं।'

export const referrals: typeof english = {
  rewarded: {
    title: earned,
    text: [friend],
    mail: { subject: earned, text: [friend], button: { label: 'मेरे रेफ़रल देखें', to: '{link}' } },
  },
  /** To a person without an account, so its words are ours alone. */
  invited: {
    title: '{other} ने आपको ⟦brand⟧ पर बुलाया है',
    text: [place],
    mail: {
      subject: '{other} ने आपको ⟦brand⟧ पर बुलाया है',
      text: [
        place,
        'आपका रेफ़रल कोड {code} है। नीचे के लिंक से यह अपने आप भर जाता है। यह ई-मेल आपको एक ही बार मिलता है, क्योंकि {other} ने हमसे इसे भेजने को कहा।',
      ],
      button: { label: 'अपना अकाउंट बनाएँ', to: '{link}' },
    },
  },
}
