/** Hindi errors of the files that healers keep about clients, by their English text. */
export const clientFileSentences: Record<string, string> = {
  'This note is signed and cannot be changed. Please write an addendum':
    'इस नोट पर हस्ताक्षर हो चुके हैं, इसलिए यह नहीं बदल सकता। इसमें परिशिष्ट जोड़ें',
  'This note is a draft. Please change the draft itself': 'यह नोट अभी ड्राफ़्ट है। ड्राफ़्ट को ही बदलें',
  'This note is empty. Please write something before you sign it': 'यह नोट खाली है। हस्ताक्षर करने से पहले कुछ लिखें',
  'This note has too many addenda. Please write a new note': 'इस नोट में बहुत परिशिष्ट हो गए हैं। नया नोट लिखें',
  'You have reached the limit of templates. Please delete one first':
    'टेम्पलेट की सीमा पूरी हो गई है। पहले कोई एक हटाएँ',
  'This file is no health passport. Please choose the file as it was downloaded':
    'यह फ़ाइल हेल्थ पासपोर्ट नहीं है। वही फ़ाइल चुनें जो डाउनलोड हुई थी',
  'This file was changed after it was signed, or the signature is false. Do not rely on it':
    'यह फ़ाइल हस्ताक्षर के बाद बदली गई है, या हस्ताक्षर गलत है। इस पर भरोसा न करें',
  'The site that signed this file could not be asked for its keys, so the file could not be checked':
    'जिस साइट का हस्ताक्षर है, उससे उसकी कुंजी नहीं मिल पाई, इसलिए फ़ाइल जाँची नहीं जा सकी',
  'Please choose at least one part': 'कम से कम एक हिस्सा चुनें',
  'The record was handed over already, so this cannot be taken back':
    'रिकॉर्ड सौंपा जा चुका है, इसलिए यह वापस नहीं लिया जा सकता',
  'A client has changed their mind since this file was made. Please make a new one':
    'यह फ़ाइल बनने के बाद किसी क्लाइंट ने अपना फ़ैसला बदला है। नई फ़ाइल बनाएँ',
  'No client has said yes yet': 'अभी किसी क्लाइंट ने हाँ नहीं कहा है',
  'Please choose a day from today on, within a year': 'आज से एक साल के अंदर का कोई दिन चुनें',
  'Please choose a passphrase of 16 letters or more, such as five words.':
    '16 या ज़्यादा अक्षरों का पासफ़्रेज़ चुनें, जैसे पाँच शब्द।',
  'Please choose a passphrase of at most 200 letters.': 'ज़्यादा से ज़्यादा 200 अक्षरों का पासफ़्रेज़ चुनें।',
  'Please choose a passphrase with more different letters.': 'ऐसा पासफ़्रेज़ चुनें जिसमें ज़्यादा अलग-अलग अक्षर हों।',
}
