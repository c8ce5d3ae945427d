import { careSentences } from './ui-care.ts'
import { deskSentences } from './ui-desk.ts'
import { errorSentences } from './ui-errors.ts'
import { fileSentences } from './ui-files.ts'
import { clientFileSentences } from './ui-files-of-clients.ts'
import { keySentences } from './ui-keys.ts'
import { learnedSentences } from './ui-learned.ts'
import { progressSentences } from './ui-progress.ts'
import { signedConsentSentences } from './ui-signed-consents.ts'
import { togetherSentences } from './ui-together.ts'

/**
 * Hindi for English texts of the server and the contract's schemas: errors, field errors and confirmations. A key with
 * a value has a placeholder, `{minimum}`, as its Hindi does.
 */
export const sentences: Record<string, string> = {
  ...errorSentences,
  ...deskSentences,
  ...fileSentences,
  ...clientFileSentences,
  ...careSentences,
  ...signedConsentSentences,
  ...progressSentences,
  ...keySentences,
  ...learnedSentences,
  ...togetherSentences,
  // payments
  'We no longer hold this time for you. Nothing was charged. Please choose a time again':
    'यह समय अब आपके लिए नहीं रखा गया है। कोई पैसा नहीं कटा। फिर से समय चुनें',
  'This order can no longer be paid. Nothing was charged. Please book or buy again':
    'इस ऑर्डर का पेमेंट अब नहीं हो सकता। कोई पैसा नहीं कटा। फिर से बुक करें या खरीदें',
  'This order has already been refunded': 'इस ऑर्डर का रिफ़ंड पहले ही हो चुका है',
  'We could not match your payment to this order. If money was debited, we refund it in full. Please contact support':
    'आपका पेमेंट इस ऑर्डर से नहीं मिला। पैसे कटे हों, तो पूरा रिफ़ंड मिलेगा। सपोर्ट टीम को लिखें',
  'Payment Pending !': 'पेमेंट बाकी है!',
  'Payment Failed ! Repay': 'पेमेंट नहीं हुआ! फिर से करें',
  'Your wallet balance is too low. Please add money or pay another way':
    'आपके वॉलेट में इतने पैसे नहीं हैं। पैसे जोड़ें या किसी और तरीके से पेमेंट करें',
  'Your balance is negative after a refund. Please add money before you pay from it':
    'एक रिफ़ंड के बाद आपका बैलेंस माइनस में है। वॉलेट से पेमेंट करने से पहले पैसे जोड़ें',
  'This is more than your organisation can pay at the moment': 'आपकी संस्था अभी इतना नहीं दे सकती',
  'You do not have enough life points': 'आपके पास इतने लाइफ़ पॉइंट नहीं हैं',
  'Invalid coupon code!': 'यह कूपन कोड सही नहीं है!',
  'Failed to generate payment link': 'पेमेंट शुरू नहीं हो पाया',
  'We could not confirm this payment. Please contact support before you pay again':
    'यह पेमेंट कन्फ़र्म नहीं हो पाया। दोबारा पेमेंट करने से पहले सपोर्ट टीम को लिखें',
  'This was already sent. Please reload the page': 'यह पहले ही भेजा जा चुका है। पेज फिर से लोड करें',
  'We are still processing your first try. Please wait, and do not pay again':
    'आपकी पहली कोशिश पर काम चल रहा है। इंतज़ार करें, दोबारा पेमेंट न करें',
  'Please choose at most 92 days': 'ज़्यादा से ज़्यादा 92 दिन चुनें',
  'The end must be after the start': 'खत्म होने का समय शुरू होने के समय के बाद होना चाहिए',
  'This PDF is damaged or needs a password': 'यह PDF खराब है या पासवर्ड माँगता है',
  'This caption file cannot be read. Please upload WebVTT in UTF-8 with its times':
    'यह सबटाइटल फ़ाइल नहीं पढ़ी जा सकी। UTF-8 में WebVTT फ़ाइल अपलोड करें, जिसमें समय भी हों',
  'This file is already used elsewhere. Please upload it again':
    'यह फ़ाइल पहले से कहीं और लगी है। इसे फिर से अपलोड करें',
  'This file is not an EPUB, or it is damaged': 'यह EPUB फ़ाइल नहीं है, या खराब है',
  'This EPUB is too large once it is unpacked. Please upload a smaller one':
    'खोलने पर यह EPUB बहुत बड़ी है। छोटी फ़ाइल अपलोड करें',
  'Several people are choosing a time with this healer right now. You can book it, but it is not held for you yet':
    'अभी कई लोग इन हीलर का समय चुन रहे हैं। बुकिंग हो सकती है, पर समय अभी आपके लिए रखा नहीं गया है',
  'Payment link generated successfully': 'पेमेंट शुरू हो गया है',
  'Coupon Applied !': 'कूपन लग गया!',
  'Please enter a coupon code': 'कूपन कोड डालें',
  'This coupon is not valid yet': 'यह कूपन अभी शुरू नहीं हुआ है',
  'This coupon has expired': 'यह कूपन खत्म हो गया है',
  'This coupon is not valid for this order': 'यह कूपन इस ऑर्डर पर नहीं चलेगा',
  'This coupon is for orders from ₹{minimum}': 'यह कूपन ₹{minimum} या उससे ज़्यादा के ऑर्डर के लिए है',
  'You have already used this coupon': 'आप यह कूपन पहले इस्तेमाल कर चुके हैं',
  'This coupon is only valid for your first purchase': 'यह कूपन सिर्फ़ पहली खरीदारी पर चलता है',
  'This coupon is no longer available': 'यह कूपन अब उपलब्ध नहीं है',
  'You cannot pay this order with life points': 'इस ऑर्डर पर लाइफ़ पॉइंट नहीं लगते',
  'This cannot be paid from the wallet': 'इसका पेमेंट वॉलेट से नहीं हो सकता',
  'The amount is more than the price': 'यह रकम कीमत से ज़्यादा है',
  'This is more than the price. The amount is in rupees': 'यह कीमत से ज़्यादा है। रकम रुपये में लिखें',
  'Please leave at least ₹1 to pay, or pay the full amount from your wallet':
    'कम से कम ₹1 पेमेंट के लिए छोड़ें या पूरी रकम वॉलेट से दें',
  'Please enter any amount': 'कोई रकम डालें',
  'You have to enter minimum amount ₹500': 'कम से कम ₹500 डालें',
  'You can add up to ₹1,00,000 at once': 'एक बार में ₹1,00,000 तक जोड़े जा सकते हैं',
  'Please enter whole rupees': 'रकम पूरे रुपयों में डालें',
  // titles of orders
  'Session with {name}': '{name} के साथ सेशन',
  'Healing session with {name}': '{name} के साथ हीलिंग सेशन',
  'Wallet top-up of {amount}': 'वॉलेट टॉप-अप: {amount}',
  '{points} life points': '{points} लाइफ़ पॉइंट',
  // log in, registration, profile
  'Please enter email/phone number': 'ई-मेल या मोबाइल नंबर डालें',
  'Please enter valid email': 'सही ई-मेल डालें',
  'Phone number is invalid': 'मोबाइल नंबर सही नहीं है',
  'Please select one option': 'एक विकल्प चुनें',
  'Please enter otp': 'OTP डालें',
  'Please enter the 6 digits of the OTP': 'OTP के 6 अंक डालें',
  'Please enter more than 2 character': '2 से ज़्यादा अक्षर डालें',
  'Please enter a 10 digits mobile no.': '10 अंकों का मोबाइल नंबर डालें',
  'Please enter your city': 'अपना शहर डालें',
  'Please select your state': 'अपना राज्य चुनें',
  'Please select your country': 'अपना देश चुनें',
  'Please select your gender': 'अपना जेंडर चुनें',
  'Please enter your date of birth': 'अपनी जन्म की तारीख डालें',
  'This field is required': 'यह ज़रूरी है',
  'Please select your profession': 'अपना पेशा चुनें',
  'Please enter valid referral code': 'सही रेफ़रल कोड डालें',
  'Your membership was ended by the organisation. Please ask it for a new invitation by e-mail':
    'संस्था ने आपकी सदस्यता खत्म की है। उससे ई-मेल पर नया न्योता माँगें।',
  'This invitation is no longer valid. Please ask for a new one': 'यह न्योता अब काम नहीं करता। नया न्योता माँगें',
  'You are a member of another organisation. Please leave it first': 'आप दूसरी संस्था के सदस्य हैं। पहले उसे छोड़ें',
  'There are not enough seats left': 'इतनी सीटें नहीं बची हैं',
  'Your organisation pays for sessions only': 'आपकी संस्था सिर्फ़ सेशन का पैसा देती है',
  'Please upload a CSV file': 'CSV फ़ाइल अपलोड करें',
  'Please upload up to 10,000 rows at once': 'एक बार में ज़्यादा से ज़्यादा 10,000 लाइनें अपलोड करें',
  'Please enter your organisation ID': 'अपनी संस्था की ID डालें',
  'This organisation ID does not exist': 'इस ID की कोई संस्था नहीं है',
  'Please select your language': 'अपनी भाषा चुनें',
  'Please use letters only, without links or special characters': 'सिर्फ़ अक्षर लिखें, लिंक या खास चिह्न नहीं',
  'Please agree to the privacy policy and the terms': 'आगे बढ़ने के लिए प्राइवेसी पॉलिसी और शर्तें मंज़ूर करें',
  'Your bank declined this card.': 'आपके बैंक ने यह कार्ड मंज़ूर नहीं किया।',
  'Please write a few sentences': 'कुछ वाक्य लिखें',
  'Please choose at least one language': 'कम से कम एक भाषा चुनें',
  'Please choose at least one way to meet': 'सेशन का कम से कम एक तरीका चुनें',
  'Please choose a language': 'भाषा चुनें',
  'OTP generated successfully': 'OTP भेज दिया गया है',
  'OTP sent successfully to your mobile': 'OTP आपके मोबाइल पर भेज दिया गया है',
  'Otp verified successfully': 'OTP वेरिफ़ाई हो गया',
  'Logged in successfully': 'लॉग इन हो गया',
  'Your profile has been saved': 'आपकी प्रोफ़ाइल सेव हो गई है',
  'The device has been logged out': 'डिवाइस लॉग आउट हो गया है',
  'All other devices have been logged out': 'बाकी सभी डिवाइस लॉग आउट हो गए हैं',
  'Please enter an e-mail or a 10 digits mobile no.': 'ई-मेल या 10 अंकों का मोबाइल नंबर डालें',
  'Please enter your guardian’s e-mail or mobile number, not your own':
    'अपने अभिभावक का ई-मेल या मोबाइल नंबर डालें, अपना नहीं',
  'Please confirm that you are the parent or legal guardian': 'कन्फ़र्म करें कि आप माता-पिता या कानूनी अभिभावक हैं',
  'Please write to our support to correct your date of birth':
    'जन्म की तारीख ठीक करवाने के लिए हमारी सपोर्ट टीम को लिखें',
  'This link is for your parent or guardian. Ask them to open it on their own phone, or log out here first':
    'यह लिंक आपके माता-पिता या अभिभावक के लिए है। वे इसे अपने फ़ोन पर खोलें, या पहले यहाँ लॉग आउट करें',
  'We sent your guardian a link': 'हमने आपके अभिभावक को लिंक भेज दिया है',
  'Your picture has been removed': 'आपकी फ़ोटो हटा दी गई है',
  'Your e-mail or mobile number has been changed. All other devices have been logged out':
    'आपका मोबाइल नंबर या ई-मेल बदल गया है। बाकी सभी डिवाइस लॉग आउट हो गए हैं',
  'The change takes effect in 48 hours': 'यह बदलाव 48 घंटे बाद लागू होगा',
  'The change has been cancelled': 'बदलाव रद्द हो गया है',
  'Confirmed. You can log in with it from now on': 'कन्फ़र्म हो गया। अब से इससे भी लॉग इन करें',
  'Thank you. We will review your documents and write to you': 'धन्यवाद। हम आपके डॉक्यूमेंट देखकर आपको लिखेंगे',
  // notifications
  'Only e-mails can be sent as a daily digest': 'दिन में एक बार वाला विकल्प सिर्फ़ ई-मेल के लिए है',
  // files
  'This field does not accept files': 'यहाँ फ़ाइल नहीं लगाई जा सकती',
  'Please upload one file of up to {megabytes} MB': '{megabytes} MB तक की एक फ़ाइल अपलोड करें',
  'Please upload up to {count} files of up to {megabytes} MB each':
    '{count} फ़ाइलों तक अपलोड करें, हर एक {megabytes} MB तक',
  'Please add at least one document': 'कम से कम एक डॉक्यूमेंट जोड़ें',
  'Please upload documents as PDF, JPG or PNG': 'डॉक्यूमेंट PDF, JPG या PNG में अपलोड करें',
  'Please choose a picture in JPG, PNG or WebP format': 'JPG, PNG या WebP फ़ोटो चुनें',
  'Please choose a picture of at least 512 by 512 pixels': 'कम से कम 512 × 512 पिक्सल की फ़ोटो चुनें',
  'This picture is damaged': 'यह फ़ोटो खराब है',
  'This picture is too large: please choose one of up to {megapixels} megapixels':
    'यह फ़ोटो बहुत बड़ी है: {megapixels} मेगापिक्सल तक की फ़ोटो चुनें',
  'Up to 100 characters': '100 अक्षरों तक',
  'Participants can be checked in from 2 hours before the start until 2 hours after the end':
    'शुरू होने से 2 घंटे पहले से खत्म होने के 2 घंटे बाद तक चेक-इन कर सकते हैं',
  'Your reply has been sent': 'आपका जवाब भेज दिया गया है',
  // proposals of a healer
  'Please enter the venue': 'जगह का नाम डालें',
  'An online event for more than 3 people needs a meeting link':
    '3 से ज़्यादा लोगों के ऑनलाइन इवेंट के लिए मीटिंग लिंक ज़रूरी है',
  'An in-person event has no meeting link': 'किसी जगह पर होने वाले इवेंट का मीटिंग लिंक नहीं होता',
  'Please enter an address that begins with https://': 'https:// से शुरू होने वाला पता डालें',
  'Please enter 10 or more': '10 या उससे ज़्यादा डालें',
  'Please write at least 300 characters': 'कम से कम 300 अक्षर लिखें',
  'Please choose a time at least 2 days ahead': 'कम से कम 2 दिन बाद का समय चुनें',
  // clients of a healer
  'You can do this once the session has begun': 'सेशन शुरू होने के बाद आप यह कर सकते हैं',
  'Please choose a file to share': 'शेयर करने के लिए फ़ाइल चुनें',
  // where a schema has no sentence of its own
  'Please check this field': 'इसे जाँच लें',
  'This is a landline. Please enter a mobile number, which can receive an SMS':
    'यह लैंडलाइन है। मोबाइल नंबर लिखें, जिस पर SMS आ सके',
  'Please choose one of the options': 'इनमें से एक विकल्प चुनें',
  'Please enter a complete link': 'पूरा लिंक डालें',
  'Please choose a date': 'तारीख चुनें',
  'Please choose a date and time': 'तारीख और समय चुनें',
  'Please enter a number': 'संख्या डालें',
  'Please enter a whole number': 'पूरी संख्या डालें',
  'Please choose yes or no': 'हाँ या नहीं चुनें',
  'Please choose from the list': 'सूची में से चुनें',
  'This address was used, its 30 minutes are over, or the site has an administrator. Restart the server for a new one':
    'यह पता इस्तेमाल हो चुका है, इसके 30 मिनट पूरे हो गए हैं, या साइट का एडमिनिस्ट्रेटर पहले से है। नए पते के लिए सर्वर फिर से चालू करें',
  'The law limits what these words claim: a cure, a certain result or pressure to buy. Please change them, or ask the practice to allow them':
    'कानून ऐसे दावों पर रोक लगाता है: बीमारी ठीक करने का दावा, पक्के नतीजे का वादा या खरीदने का दबाव। ये शब्द बदलें, या प्रैक्टिस से अनुमति माँगें',
  'Please enter at least {minimum} characters': 'कम से कम {minimum} अक्षर डालें',
  'Please enter at most {maximum} characters': 'ज़्यादा से ज़्यादा {maximum} अक्षर डालें',
  'Please choose at least {minimum}': 'कम से कम {minimum} चुनें',
  'Please choose at most {maximum}': 'ज़्यादा से ज़्यादा {maximum} चुनें',
  'Please choose a later date': 'इसके बाद की तारीख चुनें',
  'Please enter {minimum} or more': '{minimum} या उससे ज़्यादा डालें',
  'Please enter {maximum} or less': '{maximum} या उससे कम डालें',
  'This field is not known here': 'यह जानकारी यहाँ नहीं चलती',
}
