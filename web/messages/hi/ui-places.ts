/** Sentences about places of sessions in Hindi, by their English. */
export const placeSentences: Record<string, string> = {
  'This session is not held at this place. Please choose another one':
    'यह सेशन इस जगह पर नहीं होता। दूसरी जगह चुनें',
  'Please choose at least one place for sessions in person': 'आमने-सामने के सेशन के लिए कम से कम एक जगह चुनें',
  'This place is not in the list any more. Please choose another one': 'यह जगह अब सूची में नहीं है। दूसरी जगह चुनें',
}
