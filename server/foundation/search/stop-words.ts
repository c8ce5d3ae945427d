/** Words without a meaning for the search, in English and in Hindi in both scripts. */
const words = `a an the i me my mine we our you your he she it they them his her its their this that these those
  am is are was were be been being do does did done have has had having will would can could should shall may might must
  and or but if then than so of at by for with about into to from in on off out up down over under again very too much
  many all any some just only not no nor don dont doesnt cant cannot wont im ive want need needs please help helping get
  getting give how what when where which who whom why there here near find looking look search book booking best good
  someone somebody person people problem problems issue issues feel feeling always every day daily s t
  hai hain ho hu hun hoon tha thi the ka ki ke ko se me mein mai main mera meri mere mujhe hum humko hamara aap apna apni
  kya kaise kyu kyun bahut bohot zyada aur ya nahi nahin karna karo kare kar raha rahi chahiye ek koi sab sath saath
  है हैं हो हूँ था थी थे का की के को से में मैं मेरा मेरी मेरे मुझे हम आप अपना अपनी क्या कैसे क्यों बहुत और या नहीं ना करना
  कर रहा रही चाहिए एक कोई सब साथ आता आती`

const stopWords = new Set(words.normalize('NFC').replaceAll('\u093C', '').split(/\s+/))

export const isStopWord = (word: string) => stopWords.has(word)
