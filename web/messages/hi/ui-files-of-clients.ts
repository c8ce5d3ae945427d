/** Hindi errors of the files that healers keep about clients, by their English text. */
export const clientFileSentences: Record<string, string> = {
  'This note is signed and cannot be changed. Please write an addendum':
    'इस नोट पर हस्ताक्षर हो चुके हैं, इसलिए यह नहीं बदल सकता। इसमें परिशिष्ट जोड़ें',
  'This note is a draft. Please change the draft itself': 'यह नोट अभी ड्राफ़्ट है। ड्राफ़्ट को ही बदलें',
  'This note is empty. Please write something before you sign it': 'यह नोट खाली है। हस्ताक्षर करने से पहले कुछ लिखें',
  'This note has too many addenda. Please write a new note': 'इस नोट में बहुत परिशिष्ट हो गए हैं। नया नोट लिखें',
  'You have reached the limit of templates. Please delete one first':
    'टेम्पलेट की सीमा पूरी हो गई है। पहले कोई एक हटाएँ',
}
