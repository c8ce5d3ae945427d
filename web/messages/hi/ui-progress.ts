/** Hindi sentences about goals and measures, by their English. */
export const progressSentences: Record<string, string> = {
  'Six goals are enough at once. Please end one of them first':
    'एक साथ छह लक्ष्य काफ़ी हैं। पहले कोई एक पूरा करें या छोड़ें',
  'Please choose at most one year': 'ज़्यादा से ज़्यादा एक साल चुनें',
  'Please choose a number': 'एक नंबर चुनें',
}
