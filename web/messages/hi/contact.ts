import type { InLanguage } from '@newyou/contract/locales'
import type { contact as english } from '../en/contact.ts'

export const contact: InLanguage<typeof english> = {
  status: 'साइट की स्थिति',
  contact: {
    metaTitle: 'संपर्क करें | ⟦brand⟧',
    metaDescription: '⟦brand⟧ से मैसेज, फ़ोन या डाक से संपर्क करें। हम दो वर्किंग डे में जवाब देते हैं।',
    title: 'संपर्क करें',
    lead: 'हमें मैसेज भेजें। हम दो वर्किंग डे में जवाब देते हैं।',
    ownWords: 'आप लॉग इन हैं। “मदद और सपोर्ट” में फ़ोटो जोड़ने और हमारे जवाब देखने की सुविधा भी है।',
    own: 'मदद और सपोर्ट',
    form: 'हमें लिखें',
    name: 'आपका नाम',
    email: 'ई-मेल',
    emailHint: 'सिर्फ़ आपको जवाब देने के लिए।',
    phone: 'मोबाइल नंबर',
    phoneHint: 'कुछ पूछना हो, तभी कॉल करेंगे।',
    subject: 'विषय',
    reason: 'मैसेज',
    reasonHint: 'सेहत से जुड़ी जानकारी यहाँ न लिखें। वह बात अपने हीलर से करें।',
    submit: 'मैसेज भेजें',
    sentTitle: 'आपका मैसेज भेज दिया गया है',
    another: 'एक और मैसेज भेजें',
    reach: 'संपर्क के और तरीके',
    address: 'पता',
    map: 'मैप पर देखें',
    whatsapp: 'WhatsApp',
    mail: 'ई-मेल',
    phoneLabel: 'फ़ोन',
  },
}
