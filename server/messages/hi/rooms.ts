import type { rooms as english } from '../en/rooms.ts'
import { withSms } from '../template.ts'

export const rooms: typeof english = {
  clientWaits: { title: '{other} आपके इंतज़ार में हैं', text: ['उन्हें अंदर बुलाने के लिए रूम खोलें'] },
  healerIsThere: { title: '{other} रूम में हैं', text: ['अब सेशन शुरू किया जा सकता है'] },
  healerLate: withSms(
    '{other} अभी आपके सेशन में नहीं हैं',
    [
      'हमें अफ़सोस है कि {other} को देर हो रही है। इंतज़ार करें, या अभी पूरा रिफ़ंड लेकर दूसरा समय चुनें।',
      'आप कुछ न करें और {other} न आएँ, तो पूरे पैसे अपने आप वापस हो जाएँगे: {refundAt}।',
    ],
    'इंतज़ार करें या रिफ़ंड लें',
    '{other} को देर हो रही है। इंतज़ार करें या पूरा रिफ़ंड लें:',
  ),
  recordingKept: {
    title: '“{title}” की रिकॉर्डिंग तैयार है',
    text: ['लोगों के देखने से पहले हमारी टीम इसे जाँचती है'],
  },
  recordingFailed: {
    title: '“{title}” की रिकॉर्डिंग नहीं हो पाई',
    text: ['इवेंट के दौरान रिकॉर्डिंग फिर शुरू हो सकती है, या इवेंट खत्म होने के बाद अपना वीडियो अपलोड करें'],
  },
}
