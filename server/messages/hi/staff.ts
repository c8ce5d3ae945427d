import type { staff as english } from '../en/staff.ts'

const title = 'आपके ⟦brand⟧ अकाउंट की सुरक्षा की सूचना'
const text = [
  `{change, select,
    setUp {आपके ⟦brand⟧ टीम लॉग इन के लिए ऑथेंटिकेटर ऐप जोड़ा गया है।}
    reset {आपके ⟦brand⟧ टीम लॉग इन से ऑथेंटिकेटर ऐप हटाया गया है और आपको हर डिवाइस से लॉग आउट कर दिया गया है। अगले लॉग इन पर नया ऐप जोड़ें।}
    other {⟦brand⟧ टीम लॉग इन के लिए एक रिकवरी कोड इस्तेमाल हुआ है। वह दोबारा नहीं चलेगा।}}`,
  'अगर यह आपने नहीं किया, तो तुरंत किसी एडमिन से संपर्क करें।',
]

const archiveTitle = 'पूरी प्रैक्टिस की फ़ाइल माँगी गई है'
const archiveText = [
  '{name} ने ⟦brand⟧ का सारा डेटा एक फ़ाइल में माँगा है। यह फ़ाइल बैक ऑफ़िस में 3 दिन रहेगी।',
  'अगर आपको इसकी उम्मीद नहीं थी, तो फ़ाइल वहाँ से हटाएँ और अपने सहकर्मी से बात करें।',
]

export const staff: typeof english = {
  authenticatorChanged: { title, text, mail: { subject: title, text } },
  practiceArchive: {
    title: archiveTitle,
    text: archiveText,
    mail: { subject: archiveTitle, text: archiveText },
  },
}
