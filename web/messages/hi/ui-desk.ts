/** Hindi for what the front desk is told. */
export const deskSentences: Record<string, string> = {
  'Another client released this time, so it is paid when it is booked. The client can book it on the site':
    'यह समय किसी दूसरे क्लाइंट ने छोड़ा है, इसलिए इसकी पेमेंट बुकिंग के समय होती है। क्लाइंट इसे साइट पर बुक कर सकते हैं',
  'Please say how it was asked': 'बताएँ कि यह कैसे कहा गया',
}
