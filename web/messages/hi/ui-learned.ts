/** Errors around courses, e-books and events in Hindi, by their English. */
export const learnedSentences: Record<string, string> = {
  // what is read and learned
  'Your wishlist is full. Please remove an item first': 'आपकी विशलिस्ट भर गई है। पहले कुछ हटाएँ',
  'You have already written a review. You can delete it and write another one':
    'आपने रिव्यू पहले ही लिख दिया है। उसे हटाकर नया लिखें',
  // what is bought once and owned
  'Course already purchased!': 'यह कोर्स पहले से आपका है!',
  'Bundle already purchased!': 'यह पैकेज पहले से आपका है!',
  'You already have this e-book': 'यह ई-बुक पहले से आपकी है',
  'This purchase can no longer be returned': 'यह खरीदारी अब वापस नहीं की जा सकती',
  'This is part of a course you do not have yet. Buy it, or log in with the account you bought it with':
    'यह एक कोर्स का हिस्सा है जो अभी आपके पास नहीं है। उसे खरीदें, या जिस अकाउंट से खरीदा था उससे लॉग इन करें',
  'You have reached the limit of notes for this lesson. Please delete one first':
    'इस पाठ के नोट की सीमा पूरी हो गई। पहले एक नोट हटाएँ',
  'This question has been answered and can no longer be changed':
    'इस सवाल का जवाब आ चुका है, अब यह बदला नहीं जा सकता',
  'This e-book is not in your account. Buy it, or log in with the account you bought it with':
    'यह ई-बुक आपके अकाउंट में नहीं है। उसे खरीदें, या जिस अकाउंट से खरीदी थी उससे लॉग इन करें',
  'You have reached the limit of bookmarks for this e-book. Please remove one first':
    'इस ई-बुक के बुकमार्क की सीमा पूरी हो गई। पहले एक हटाएँ',
  'Your purchase has been returned. You will get a full refund':
    'आपकी खरीदारी वापस हो गई है। आपको पूरा रिफ़ंड मिलेगा',
  'Your question has been sent': 'आपका सवाल भेज दिया गया है',
  'Send a question or an answer': 'सवाल या जवाब भेजें',
  'Please choose an answer': 'एक जवाब चुनें',
  'This question is not part of the quiz': 'यह सवाल इस क्विज़ में नहीं है',
  // webinars and workshops
  'You are already enrolled!': 'आपकी सीट पहले से बुक है!',
  'This event is fully booked': 'इस इवेंट की सभी सीटें भर गई हैं',
  'Enrolment is closed': 'सीट बुकिंग बंद हो चुकी है',
  'Please enrol first': 'इसके लिए सीट बुक होनी चाहिए',
  'You can give feedback once the event has ended': 'फ़ीडबैक इवेंट खत्म होने के बाद दें',
  'You cannot enrol in your own event': 'अपने ही इवेंट में सीट बुक नहीं हो सकती',
  'Feedback form submit successfully': 'आपका फ़ीडबैक मिल गया है',
  'Unable to submit form': 'फ़ॉर्म नहीं भेजा जा सका',
}
