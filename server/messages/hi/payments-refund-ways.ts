/** The options of a sentence about a refund that went elsewhere than to the payment method alone. */
export const refundWays = `moneyToWallet {{refundPaise} आपके वॉलेट में वापस आ गए हैं।}
  moneyAsPoints {{refundPaise} के लाइफ़ पॉइंट वापस आ गए हैं।}
  moneyAtDesk {आपने {refundPaise} फ़्रंट डेस्क पर दिए थे, वहीं वापस मिलेंगे।}
  moneyMixed {{refundPaise} का रिफ़ंड हो रहा है, वहीं जहाँ से पेमेंट हुआ था। वॉलेट और लाइफ़ पॉइंट तुरंत वापस आ जाते हैं। कार्ड या बैंक खाते में 5 से 7 वर्किंग डे लगते हैं।}`
