import type { InLanguage } from '@newyou/contract/locales'
import type { accountsStaff as english } from '../en/accounts-staff.ts'

export const accountsStaff: InLanguage<typeof english> = {
  meta: 'दो कदम का लॉग इन | ⟦brand⟧',
  goOn: 'आगे बढ़ें',
  code: {
    title: 'अपना कोड डालें',
    lead: 'ऑथेंटिकेटर ऐप खोलें और ⟦brand⟧ के 6 अंक डालें।',
    label: 'कोड',
    hint: 'ऑथेंटिकेटर ऐप का कोड, या आपका कोई रिकवरी कोड।',
    submit: 'आगे बढ़ें',
    lost: 'न फ़ोन है, न रिकवरी कोड? एडमिन आपका ऐप रीसेट कर सकते हैं।',
  },
  proven: {
    title: 'आप लॉग इन हैं',
    lead: 'यह लॉग इन आपके ऑथेंटिकेटर ऐप से कन्फ़र्म हो चुका है।',
  },
  setUp: {
    title: 'ऑथेंटिकेटर ऐप जोड़ें',
    lead: 'लॉग इन के लिए OTP और ऐप का कोड, दोनों चाहिए। तब सिर्फ़ OTP चुराकर कोई लॉग इन नहीं कर सकता।',
    apps: 'एक बार वाले कोड का कोई भी ऐप चलेगा, जैसे Aegis, 2FAS, Google Authenticator या कोई पासवर्ड मैनेजर।',
    scan: 'यह QR कोड ऐप से स्कैन करें।',
    picture: 'आपके ऑथेंटिकेटर ऐप का QR कोड',
    byHand: 'स्कैन नहीं हो रहा? यह गुप्त कोड ऐप में डालें:',
    label: 'कोड',
    hint: 'ऐप में अभी दिख रहे 6 अंक।',
    submit: 'चालू करें',
  },
  recovery: {
    title: 'अपने रिकवरी कोड सेव करें',
    lead: 'फ़ोन खो जाने पर हर कोड से एक बार लॉग इन होगा। ये सिर्फ़ अभी दिखाए जा रहे हैं।',
    save: 'कोड डाउनलोड करें',
    file: 'recovery-codes.txt',
    done: 'कोड सेव हो गए, आगे बढ़ें',
  },
}
