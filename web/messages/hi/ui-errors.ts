/** Errors in Hindi, by their English. */
export const errorSentences: Record<string, string> = {
  // errors of the contract
  'Please check the marked fields': 'निशान लगी जगहों को जाँच लें',
  'Something in this was not valid, so nothing was saved. Please reload the page and try again':
    'यह नहीं हो पाया, और कुछ सेव नहीं हुआ। पेज फिर से लोड करके कोशिश करें',
  'Invalid token': 'आपका लॉग इन खत्म हो गया है। फिर से लॉग इन करें',
  'Please log in to continue': 'आगे बढ़ने के लिए लॉग इन करें',
  'You do not have permission to do this': 'आपको इसकी अनुमति नहीं है',
  'For your security this was not sent. Please reload the page and try again':
    'आपकी सुरक्षा के लिए यह नहीं भेजा गया। पेज फिर से लोड करके कोशिश करें',
  'Error: 404 - Page Not Found': '404: यह पेज नहीं मिला',
  'This is not possible here. Please reload the page and try again':
    'यह यहाँ नहीं हो सकता। पेज फिर से लोड करके कोशिश करें',
  'This is too large to send. Please send less at once': 'यह भेजने के लिए बहुत बड़ा है। एक बार में कम भेजें',
  'This could not be sent. Please reload the page and try again':
    'यह नहीं भेजा जा सका। पेज फिर से लोड करके कोशिश करें',
  'This part of the file does not exist. Please open the file again':
    'फ़ाइल का यह हिस्सा नहीं है। फ़ाइल फिर से खोलें',
  'Too many requests. Please wait a moment and try again': 'बहुत बार कोशिश हो चुकी है। थोड़ा रुककर फिर से कोशिश करें',
  'Something went wrong': 'कुछ गड़बड़ हो गई',
  'The service is busy. Please try again in a moment': 'अभी बहुत भीड़ है। थोड़ी देर में फिर से कोशिश करें',
  'A second person must approve this. You cannot approve your own request':
    'इसे किसी दूसरे को मंज़ूर करना होगा। यह आपने ही माँगा है',
  'The client’s balance is lower than this amount': 'क्लाइंट का बैलेंस इस रकम से कम है',
  'There is nothing to pay out now': 'अभी पेआउट के लिए कोई रकम नहीं है',
  'Please enter the account holder’s name': 'खाते पर लिखा नाम डालें',
  'Please enter the name as in the bank’s records': 'नाम वैसे ही डालें जैसा बैंक में लिखा है',
  'Please enter the 9 to 18 digits of the account number': 'खाता नंबर के 9 से 18 अंक डालें',
  'Please enter the 11 characters of the IFSC, such as HDFC0001234': 'IFSC के 11 अक्षर डालें, जैसे HDFC0001234',
  'A refund of this order is already waiting for approval': 'इस ऑर्डर का एक रिफ़ंड पहले से मंज़ूरी के इंतज़ार में है',
  // accounts
  'Incorrect OTP. Please check it and try again': 'OTP गलत है। जाँचकर फिर से डालें',
  'This OTP has expired. Please request a new one': 'इस OTP का समय खत्म हो गया। नया OTP मँगाएँ',
  'The OTP could not be sent. Please try again': 'OTP नहीं भेजा जा सका। फिर से कोशिश करें',
  'The OTP could not be sent. Please try again, or use your e-mail address instead':
    'OTP नहीं भेजा जा सका। फिर से कोशिश करें या अपना ई-मेल डालें',
  'The OTP could not be sent. Please try again, or use your mobile number instead':
    'OTP नहीं भेजा जा सका। फिर से कोशिश करें या अपना मोबाइल नंबर डालें',
  'An account with this mobile number or e-mail already exists. Please log in':
    'इस मोबाइल नंबर या ई-मेल से अकाउंट पहले से है। लॉग इन करें',
  'Please verify your mobile number first': 'पहले अपना मोबाइल नंबर वेरिफ़ाई करें',
  'This file cannot be used. Please choose another one': 'यह फ़ाइल नहीं चलेगी। दूसरी फ़ाइल चुनें',
  'Refresh Token Verification Failed': 'लॉग इन का समय खत्म हो गया। फिर से लॉग इन करें',
  'You are not old enough for your own account yet. A parent or guardian can register and join a session with you. Childline helps at 1098':
    'अपने अकाउंट के लिए आपकी उम्र अभी कम है। माता-पिता या अभिभावक रजिस्टर करके आपके साथ सेशन में आएँ। चाइल्डलाइन का नंबर 1098 है',
  'Your guardian has not consented yet. You can book and pay once they have consented':
    'आपके अभिभावक ने अभी सहमति नहीं दी है। उनकी सहमति मिलते ही आप बुकिंग और पेमेंट कर सकेंगे',
  'This link is incomplete or no longer valid. Please copy it again from the message':
    'यह लिंक अधूरा है या अब काम नहीं करता। मैसेज से लिंक फिर से कॉपी करें',
  'This link has been used or has expired. Nothing was changed. You can request a new one':
    'यह लिंक इस्तेमाल हो चुका है या इसका समय खत्म हो गया है। कुछ नहीं बदला। आप नया लिंक मँगवा सकते हैं',
  'This does not match the guardian’s name we were given. Please check the spelling':
    'हमें अभिभावक का जो नाम दिया गया है, यह वह नहीं है। नाम ठीक से जाँच लें',
  // appointments
  'This time was just booked. These are the next available times':
    'यह समय अभी-अभी बुक हो गया। ये अगले उपलब्ध समय हैं',
  'Please select a time and date after the current time': 'अभी के बाद का समय और तारीख चुनें',
  'Please complete your profile first': 'पहले अपनी प्रोफ़ाइल पूरी करें',
  'You already have an appointment at this time': 'इस समय आपका एक अपॉइंटमेंट पहले से है',
  'You are already booking this time. Complete the payment to keep it':
    'यह समय आप पहले से बुक कर रहे हैं। इसे रखने के लिए पेमेंट पूरा करें',
  'You have several sessions waiting for payment. Please pay for or cancel one first':
    'आपके कई सेशन का पेमेंट बाकी है। पहले किसी एक का पेमेंट करें या उसे रद्द करें',
  'You have reached the limit of unpaid bookings for today. Please pay for one, or try again tomorrow':
    'आज के लिए बिना पेमेंट वाली बुकिंग की सीमा पूरी हो गई। किसी एक का पेमेंट करें या कल फिर कोशिश करें',
  'The page was out of date, so nothing was changed. Please reload it and try again':
    'पेज पुराना हो गया था, इसलिए कुछ नहीं बदला। पेज फिर से लोड करके कोशिश करें',
  'The refund amount has changed. Nothing was cancelled. Please review it and confirm again':
    'रिफ़ंड की रकम बदल गई है। कुछ भी रद्द नहीं हुआ। रकम देखकर फिर से कन्फ़र्म करें',
  'This session pack has no sessions left for this date': 'इस पैक में इस तारीख के लिए कोई सेशन नहीं बचा',
  'You have no free sessions left': 'आपका कोई मुफ़्त सेशन नहीं बचा',
  'You can leave a review after the session': 'रिव्यू सेशन के बाद लिखें',
  'You have already replied to this review': 'आपने इस रिव्यू का जवाब पहले ही दे दिया है',
  'This healer has available times. You can book one now': 'इन हीलर के समय उपलब्ध हैं। अभी बुक करें',
  'This client has not responded to your previous offer yet': 'क्लाइंट ने आपके पिछले ऑफ़र का जवाब अभी नहीं दिया है',
  'You cannot book sessions with each other at the moment. If you have blocked this person, you can unblock them in Community':
    'अभी आप दोनों के बीच सेशन बुक नहीं हो सकते। अगर आपने इन्हें ब्लॉक किया है, तो “कम्युनिटी” में जाकर अनब्लॉक करें',
  'You cannot enrol in this event at the moment. If you have blocked one of its hosts or speakers, you can unblock them in Community':
    'अभी इस इवेंट में आपकी सीट बुक नहीं हो सकती। अगर आपने इसके किसी होस्ट या वक्ता को ब्लॉक किया है, तो “कम्युनिटी” में जाकर अनब्लॉक करें',
  'This offer has expired or was answered. You can book any available time':
    'यह ऑफ़र खत्म हो गया है या इसका जवाब दिया जा चुका है। कोई भी उपलब्ध समय बुक किया जा सकता है',
  'This link is no longer valid. The appointment was rescheduled or cancelled, or it has already started':
    'यह लिंक अब काम नहीं करता। अपॉइंटमेंट का समय बदला है, वह रद्द हुआ है या शुरू हो चुका है',
  'You cannot book a session with yourself': 'अपने ही साथ सेशन बुक नहीं हो सकता',
  'You have reached the limit of free sessions that are booked and not yet over':
    'आपने जितने मुफ़्त सेशन एक साथ बुक हो सकते हैं, उतने बुक कर लिए हैं',
  'This service is for clients who have had a session with this healer':
    'यह सेवा उन क्लाइंट के लिए है जिनका इन हीलर के साथ सेशन हो चुका है',
  'This service is for clients who have not had a session with this healer yet':
    'यह सेवा उन क्लाइंट के लिए है जिनका इन हीलर के साथ अब तक कोई सेशन नहीं हुआ',
  'You have the most services that there can be. Please retire one first':
    'इससे ज़्यादा सेवाएँ नहीं हो सकतीं। पहले एक सेवा बंद करें',
  'Sessions of this length are booked. Please add another service for another length':
    'इस अवधि के सेशन बुक हैं। दूसरी अवधि के लिए एक और सेवा जोड़ें',
  'Please name each of your services once': 'अपनी हर सेवा का नाम एक बार दें',
  'Please enter at least 15 minutes': 'कम से कम 15 मिनट डालें',
  'Please enter at most 240 minutes': 'ज़्यादा से ज़्यादा 240 मिनट डालें',
  'Please enter at least 0 minutes': '0 या उससे ज़्यादा मिनट डालें',
  'Please enter at most 120 minutes': 'ज़्यादा से ज़्यादा 120 मिनट डालें',
  'Please enter a multiple of 5 minutes': '5, 10, 15 जैसे मिनट डालें',
  'Please enter a whole number': 'पूरी संख्या डालें',
  'Please choose at least one': 'कम से कम एक चुनें',
  'This healer does not offer this session type': 'ये हीलर इस तरह का सेशन नहीं देते',
  'You have a healing session offer for this time. Please accept or decline it first':
    'इस समय के लिए आपके पास हीलिंग सेशन का ऑफ़र है। पहले उसे मंज़ूर करें या मना करें',
  'You offered this time to others. You can take it back on the session’s page':
    'यह समय आपने दूसरों के लिए छोड़ा था। इसे अपने सेशन के पेज पर फिर से लें',
  'This is the current time of the session': 'सेशन का समय अभी यही है',
  'Please check the refund amount first': 'पहले रिफ़ंड की रकम देखें',
  'Your session is already with this intern': 'आपका सेशन पहले से इन्हीं इंटर्न के साथ है',
  'You have already reviewed this session': 'आपने इस सेशन का रिव्यू पहले ही लिख दिया है',
  'Please write a line about what you would like to talk about':
    'एक लाइन में लिखें कि आप किस बारे में बात करना चाहते हैं',
  'Appointment booked successfully': 'अपॉइंटमेंट बुक हो गया',
  'Your appointment has been rescheduled': 'आपके अपॉइंटमेंट का समय बदल गया है',
  'Your appointment has been cancelled': 'आपका अपॉइंटमेंट रद्द हो गया है',
  'Thank you. Your session is confirmed': 'धन्यवाद। आपका सेशन कन्फ़र्म हो गया है',
  // hours of healers
  'This time zone does not exist': 'ऐसा कोई टाइम ज़ोन नहीं है',
  'Hours on the same day must not overlap': 'एक ही दिन के समय आपस में नहीं टकराने चाहिए',
  'This date is already in the list': 'यह तारीख पहले से सूची में है',
  'The last day must not be before the first day': 'आखिरी दिन पहले दिन से पहले नहीं हो सकता',
  'You already have leave starting on this day': 'इस दिन से शुरू होने वाली छुट्टी पहले से है',
  'Please choose an earlier date': 'इससे पहले की तारीख चुनें',
  // reviews
  'Review added successfully': 'रिव्यू जुड़ गया है',
  'Your reply has been added': 'आपका जवाब जुड़ गया है',
  'Please choose between one and five stars': 'एक से पाँच स्टार तक चुनें',
  'Please write a few words': 'कुछ शब्द लिखें',
  // healing sessions
  'The offer has been sent to your client': 'ऑफ़र आपके क्लाइंट को भेज दिया गया है',
  'The offer has been withdrawn': 'ऑफ़र वापस ले लिया गया है',
  'The offer has been declined. The healer has been notified':
    'आपने ऑफ़र के लिए मना कर दिया है। हीलर को सूचना भेज दी गई है',
  'The time is held for you. Please pay to confirm': 'यह समय आपके लिए रखा गया है। कन्फ़र्म करने के लिए पेमेंट करें',
  'Your healing session is booked': 'आपका हीलिंग सेशन बुक हो गया है',
  'Please enter a title': 'टाइटल डालें',
  'Please enter a description': 'विवरण डालें',
  'Please enter 0, or ₹1 or more': '0 डालें, या ₹1 या उससे ज़्यादा',
  'The maximum price is {price}': 'कीमत {price} तक हो सकती है',
  'Your client has another appointment at this time': 'इस समय आपके क्लाइंट का दूसरा अपॉइंटमेंट है',
  'You do not offer this session type': 'आप इस तरह का सेशन नहीं देते',
  'Please leave at least ₹1 to pay, or pay the full amount': 'कम से कम ₹1 पेमेंट के लिए छोड़ें या पूरी रकम वॉलेट से दें',
  // action plans
  'This client has the maximum number of plans. Please end one first':
    'इन क्लाइंट के प्लान की सीमा पूरी हो गई। पहले एक प्लान खत्म करें',
  'Please choose a future date': 'आगे की कोई तारीख चुनें',
  'A plan can last up to {days} days': 'प्लान {days} दिन तक चल सकता है',
  'Please choose from 1 to {days} days': '1 से {days} दिन तक चुनें',
  'Please enter a time': 'समय डालें',
  'Please add an action': 'एक काम जोड़ें',
  // requests for help
  'This ticket is closed. Please reopen it to reply': 'यह टिकट बंद है। जवाब देने के लिए इसे फिर से खोलें',
  'This ticket is already open': 'यह टिकट पहले से खुला है',
  'This ticket has reached its message limit. Please close it and open a new one':
    'इस टिकट के मैसेज की सीमा पूरी हो गई। इसे बंद करके नया टिकट खोलें',
  'This ticket can no longer be reopened. Please open a follow-up ticket':
    'यह टिकट अब फिर से नहीं खुल सकता। इसी बारे में नया टिकट खोलें',
  'You can review a ticket once, after it is closed':
    'टिकट का रिव्यू उसके बंद होने के बाद, एक ही बार लिखा जा सकता है',
  'This ticket is now assigned to someone else': 'यह टिकट अब किसी और के पास है',
  'You have already asked us to review this session. Each side can do this once':
    'इस सेशन की दोबारा जाँच के लिए आपने पहले ही कहा है। यह एक ही बार हो सकता है',
  'This category does not exist': 'ऐसी कोई कैटेगरी नहीं है',
  'This film is damaged: its end is missing. Please upload the whole file again':
    'यह वीडियो अधूरा है: इसका आखिरी हिस्सा नहीं है। पूरी फ़ाइल फिर से अपलोड करें',
  'This is a HEIC picture: please save it as JPG': 'यह HEIC फ़ोटो है: इसे JPG में सेव करें',
  'Please upload the video': 'वीडियो अपलोड करें',
  'Please choose a picture': 'फ़ोटो चुनें',
  'This file is too large. The limit is {megabytes} MB': 'यह फ़ाइल बहुत बड़ी है। सीमा {megabytes} MB है',
  'This reel is too large. The limit is 512 MB': 'यह रील बहुत बड़ी है। सीमा 512 MB है',
  'This reel is too long. The limit is 3 minutes': 'यह रील बहुत लंबी है। सीमा 3 मिनट है',
  'A reel needs a video. To change it, upload another one': 'रील में वीडियो ज़रूरी है: दूसरा वीडियो चुनें',
  'Files cannot be reached at the moment. Nothing was changed. Please try again in a few minutes':
    'फ़ाइलें अभी नहीं खुल रहीं। कुछ बदला नहीं है। कुछ मिनट बाद फिर कोशिश करें',
  'Please choose JPG, PNG, WebP or PDF files': 'JPG, PNG, WebP या PDF फ़ाइलें चुनें',
  'Your ticket has been submitted. We answer within two working days':
    'आपका टिकट मिल गया है। हम दो वर्किंग डे में जवाब देते हैं',
  'Your message has been sent': 'आपका मैसेज भेज दिया गया है',
  'The ticket is closed': 'टिकट बंद हो गया है',
  'The ticket has been reopened': 'टिकट फिर से खुल गया है',
  'The reply has been sent': 'जवाब भेज दिया गया है',
  'Thank you. We answer within two working days': 'धन्यवाद। हम दो वर्किंग डे में जवाब देते हैं',
  'Enquiry added successfully': 'आपका सवाल मिल गया है',
  // chat
  'You can send messages once a session is booked': 'मैसेज भेजने के लिए पहले सेशन बुक होना चाहिए',
  'This conversation has ended. You can still read it': 'यह बातचीत खत्म हो चुकी है। इसे अब भी पढ़ा जा सकता है',
  'You cannot send messages to this person': 'इन्हें मैसेज नहीं भेजा जा सकता',
  // community
  'Please choose a name for this group. Other members see only that name':
    'इस ग्रुप के लिए एक नाम चुनें। दूसरे सदस्यों को सिर्फ़ वही नाम दिखेगा',
  'Please choose a name that you do not use anywhere else on this site':
    'ऐसा नाम चुनें जो इस साइट पर आपका और कहीं नहीं है',
  'Please read and accept the rules of this group first': 'पहले इस ग्रुप के नियम पढ़ें और मंज़ूर करें',
  'You cannot post in this group at the moment. You can still read it':
    'अभी आपके लिए इस ग्रुप में लिखना बंद है। इसे अब भी पढ़ा जा सकता है',
  'You were removed from this group by its moderators': 'इस ग्रुप के मॉडरेटर ने आपको ग्रुप से हटा दिया है',
  'You cannot report your own content': 'आप अपनी ही लिखी या दी हुई चीज़ की रिपोर्ट नहीं कर सकते',
  'Someone has already decided this report': 'इस रिपोर्ट पर फ़ैसला पहले ही हो चुका है',
  // tests
  'This test has a new version. Nothing was saved. Please take it again':
    'यह टेस्ट बदल गया है। कुछ भी सेव नहीं हुआ। टेस्ट फिर से दें',
  'You took this test recently. Its page shows from when you can take it again':
    'यह टेस्ट आपने कुछ ही समय पहले दिया है। कब से फिर दिया जा सकता है, यह टेस्ट के पेज पर है',
  'You have already requested this result': 'आपने यह नतीजा पहले ही माँगा है',
  'Please answer every question once': 'हर सवाल का एक जवाब दें',
  'This answer is not one of the choices': 'यह जवाब विकल्पों में नहीं है',
  // privacy
  'This text has changed. Nothing was saved. Please reload the page and read it again':
    'यह टेक्स्ट बदल गया है। कुछ सेव नहीं हुआ। पेज फिर से लोड करके इसे दोबारा पढ़ें',
  'Your account cannot be deleted yet. Please complete or cancel what is still open first':
    'आपका अकाउंट अभी हटाया नहीं जा सकता। जो अभी खुला है, पहले उसे बंद करें',
  'You still have money in your wallet or life points. Please use them first. If you delete your account now, they are lost':
    'आपके वॉलेट में पैसे या लाइफ़ पॉइंट बचे हैं। पहले उन्हें इस्तेमाल करें। अभी अकाउंट हटाने पर वे नहीं बचेंगे',
  'Your consent has been saved': 'आपकी सहमति सेव हो गई है',
  'Your consent has been withdrawn': 'आपकी सहमति वापस ले ली गई है',
  'Your complaint has been sent': 'आपकी शिकायत भेज दी गई है',
  // referrals
  'The invitation has been sent': 'न्योता भेज दिया गया है',
  // questionnaire
  'This question has changed. Your other answers are kept. Please answer it again':
    'इस बीच यह सवाल बदल गया है। आपके बाकी जवाब सुरक्षित हैं। इसका जवाब फिर से दें',
  'Please choose each answer only once': 'एक ही विकल्प दो बार चुना गया है',
  'Please choose one of the answers shown': 'इस सवाल में ऐसा कोई विकल्प नहीं है',
  'Please choose one': 'कोई एक चुनें',
  'This question cannot be skipped': 'यह सवाल छोड़ा नहीं जा सकता',
  'Please answer each question only once': 'एक सवाल का जवाब दो बार दिया गया है',
  // rooms
  'The room opens shortly before the session. Please come back then': 'रूम सेशन से थोड़ा पहले खुलता है। तब फिर आएँ',
  'This room is closed': 'यह रूम बंद है',
  'This ticket is not for this event': 'यह टिकट इस इवेंट का नहीं है',
  'This ticket has already been used': 'यह टिकट इस्तेमाल हो चुका है',
  'You have reached the limit of open proposals. Please delete a draft first':
    'खुले प्रस्तावों की सीमा पूरी हो गई है। पहले कोई ड्राफ़्ट हटाएँ',
  // clients of a healer
  'You have reached the limit of notes about this client. Please delete a draft first':
    'इस क्लाइंट के लिए नोट की सीमा पूरी हो गई है। पहले कोई ड्राफ़्ट हटाएँ',
  'This was changed in another window. Your changes were not saved. Please compare and save again':
    'यह किसी दूसरी विंडो में बदल गया है। आपका कुछ सेव नहीं हुआ। मिलाकर देखें और फिर से सेव करें',
  'You have reached the limit of files that we keep for you. Nothing was sent. Please send it without files':
    'आपकी फ़ाइलों की सीमा पूरी हो गई है। कुछ नहीं भेजा गया। बिना फ़ाइल के भेजें',
  'The files here have reached their limit. Nothing was sent. Please send it without files':
    'यहाँ की फ़ाइलों की सीमा पूरी हो गई है। कुछ नहीं भेजा गया। बिना फ़ाइल के भेजें',
  'Many OTPs were requested from your network. Your browser is solving a small task first. This takes a few seconds':
    'आपके नेटवर्क से बहुत से OTP माँगे गए हैं। आपका ब्राउज़र पहले एक छोटा काम पूरा कर रहा है। इसमें कुछ सेकंड लगेंगे',
  'A PDF is damaged or incomplete. Please choose another file': 'कोई PDF खराब या अधूरी है। दूसरी फ़ाइल चुनें',
  'You have shared the maximum number of files for this session. Please remove one first':
    'इस सेशन के लिए फ़ाइलों की सीमा पूरी हो गई है। पहले कोई एक हटाएँ',
  // staff
  'Please confirm this change with an OTP': 'यह बदलाव OTP से कन्फ़र्म करें',
  'Please enter the code from your authenticator app': 'अपने ऑथेंटिकेटर ऐप का कोड डालें',
  'This code is incorrect or has already been used. Please enter the code that your app shows now':
    'यह कोड गलत है या पहले इस्तेमाल हो चुका है। ऐप में अभी दिख रहा कोड डालें',
  'Enter the 6 digits from your authenticator app': 'अपने ऑथेंटिकेटर ऐप के 6 अंक डालें',
  'Enter the 6 digits from your authenticator app, or a recovery code':
    'अपने ऑथेंटिकेटर ऐप के 6 अंक या रिकवरी कोड डालें',
  'There is no account with this e-mail or mobile number. They need to register first':
    'इस ई-मेल या मोबाइल नंबर से कोई अकाउंट नहीं है। पहले उन्हें रजिस्टर करना होगा',
  'This is the last administrator. Please add another one first':
    'ये आखिरी एडमिन हैं। पहले किसी और को एडमिन बनाएँ',
  'Someone else has changed this. Your changes were not saved. Please compare and save again':
    'इस बीच किसी और ने इसे बदल दिया है। आपका कुछ सेव नहीं हुआ। मिलाकर देखें और फिर से सेव करें',
  'This is still in use and cannot be deleted': 'यह अभी इस्तेमाल में है, हटाया नहीं जा सकता',
}
