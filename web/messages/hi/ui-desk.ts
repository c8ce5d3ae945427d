/** Hindi for what the front desk is told. */
export const deskSentences: Record<string, string> = {
  'Another client released this time, so it is paid when it is booked. The client can book it on the site':
    'यह समय किसी दूसरे क्लाइंट ने छोड़ा है, इसलिए इसकी पेमेंट बुकिंग के समय होती है। क्लाइंट इसे साइट पर बुक कर सकते हैं',
  'This link is incomplete or not valid. Please copy it again from the message':
    'यह लिंक अधूरा है या मान्य नहीं है। इसे मैसेज से फिर से कॉपी करें',
  'This link has been used, was closed or has expired. Please ask at the front desk for a new one':
    'यह लिंक इस्तेमाल हो चुका है, बंद कर दिया गया है या इसकी अवधि खत्म हो गई है। फ़्रंट डेस्क से नया लिंक माँगें',
  'This is not the code that you were told on the phone. After five tries the link closes':
    'यह वह कोड नहीं है जो आपको फ़ोन पर बताया गया था। पाँच कोशिशों के बाद लिंक बंद हो जाएगा',
  'There is more than the session in this booking. Please ask at the front desk to add it to your account':
    'इस बुकिंग में सेशन के अलावा और भी कुछ है। इसे अपने खाते में जोड़ने के लिए फ़्रंट डेस्क से कहें',
  'This link is incomplete or not valid. Please open it again from the message':
    'यह लिंक अधूरा है या मान्य नहीं है। इसे मैसेज से फिर से खोलें',
  'This link has been answered, was closed or has expired. You can register as usual':
    'इस लिंक का जवाब दिया जा चुका है, यह बंद कर दिया गया है या इसकी अवधि खत्म हो गई है। आप हमेशा की तरह रजिस्टर कर सकते हैं',
  'The practice knows you by another first name. After five tries the link closes':
    'आपका पहला नाम यहाँ अलग लिखा है। पाँच कोशिशों के बाद लिंक बंद हो जाएगा',
  'An import can be undone for seven days. After that, change the records one by one':
    'आयात सात दिन तक वापस लिया जा सकता है। उसके बाद रिकॉर्ड एक-एक करके बदलें',
  'Please enter the 4 digits that you were told on the phone': 'फ़ोन पर बताए गए 4 अंक डालें',
  'Please accept the terms and the privacy policy': 'शर्तों और प्राइवेसी पॉलिसी को मंज़ूरी दें',
  'Please choose at most 31 days, the first one first': 'ज़्यादा से ज़्यादा 31 दिन चुनें, पहला दिन पहले',
  'By this date of birth the client is an adult': 'इस जन्म तिथि के हिसाब से क्लाइंट वयस्क हैं',
  'A child without an account comes in person. Please choose a place':
    'बिना खाते वाले बच्चे का सेशन आमने-सामने होता है। कोई जगह चुनें',
  'This client was imported. Please find them by the number in place of a new client':
    'यह क्लाइंट आयात से आए हैं। नया क्लाइंट जोड़ने के बजाय इन्हें नंबर से खोजें',
  'Please say how it was asked': 'बताएँ कि यह कैसे कहा गया',
}
