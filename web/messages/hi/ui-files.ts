/** Hindi errors of files and payments, by their English text. */
export const fileSentences: Record<string, string> = {
  // recordings of events
  'Please choose a file of this type: video': 'वीडियो फ़ाइल चुनें',
  'This file is damaged: it cannot be played': 'यह फ़ाइल खराब है और चल नहीं सकती',
  'This file is damaged: nothing in it can be played': 'यह फ़ाइल खराब है: इसमें कुछ भी चल नहीं सकता',
  'Some browsers cannot play this video: please export it as MP4 with H.264 and AAC, or as WebM':
    'यह वीडियो हर ब्राउज़र में नहीं चलता: इसे H.264 और AAC वाले MP4 या WebM में निकालें',
  'Some browsers cannot play this sound: please export it as MP4 with H.264 and AAC, or as WebM':
    'इसकी आवाज़ हर ब्राउज़र में नहीं चलती: इसे H.264 और AAC वाले MP4 या WebM में निकालें',
  'You have an upload that is not finished. Please finish or cancel it first':
    'आपका एक अपलोड अधूरा है। पहले उसे पूरा या रद्द करें',
  'This EPUB has no words and no pictures': 'इस EPUB में न शब्द हैं, न तस्वीरें',
  'This EPUB is locked by a copy protection (DRM): please upload one without':
    'यह EPUB कॉपी सुरक्षा (DRM) से बंद है: बिना DRM वाली फ़ाइल अपलोड करें',
  'This EPUB is damaged: its package cannot be read': 'यह EPUB खराब है: इसका पैकेज पढ़ा नहीं जा सकता',
  'The package of this EPUB is too large': 'इस EPUB का पैकेज बहुत बड़ा है',
  'This file is empty': 'यह फ़ाइल खाली है',
  'This event already has a recording': 'इस इवेंट की रिकॉर्डिंग पहले से है',
  'This event is being recorded or already has a recording': 'इस इवेंट की रिकॉर्डिंग हो रही है या हो चुकी है',
  'This event is not being recorded': 'यह इवेंट अभी रिकॉर्ड नहीं हो रहा',
  'Recording needs both of you in the session': 'रिकॉर्ड करने के लिए आप दोनों का सेशन में होना ज़रूरी है',
  'You have already asked to record': 'रिकॉर्डिंग के लिए पहले ही पूछा जा चुका है',
  'This is not the address of a known push service': 'यह किसी जानी-पहचानी पुश सेवा का पता नहीं है',
  'This code is not valid': 'यह कोड सही नहीं है',
  'Chat is not available at the moment. Please try again later': 'चैट अभी उपलब्ध नहीं है। बाद में फिर से कोशिश करें',
  'Only the host can do this': 'यह सिर्फ़ होस्ट कर सकते हैं',
  'A recording can be added for 90 days after the event': 'रिकॉर्डिंग इवेंट के बाद 90 दिन तक जोड़ी जा सकती है',
  'You can add a recording once your event has ended': 'इवेंट खत्म होने के बाद रिकॉर्डिंग जोड़ें',
  'This upload is not complete yet': 'यह अपलोड अभी पूरा नहीं हुआ है',
  'Please upload this file again': 'यह फ़ाइल फिर से अपलोड करें',
  'The connection was lost. Choose the same file again to continue':
    'कनेक्शन टूट गया। जारी रखने के लिए वही फ़ाइल फिर से चुनें',
  // books
  'This PDF asks for a password: please save it without one': 'इस PDF पर पासवर्ड है: इसे बिना पासवर्ड के सेव करें',
  'This PDF is damaged': 'यह PDF खराब है',
  'This EPUB unpacks to more than a book needs': 'खुलने पर यह EPUB किसी किताब से बहुत बड़ा हो जाता है',
}
