/** Sentences about API keys in Hindi, by their English. */
export const keySentences: Record<string, string> = {
  'This API key does not have the scope of this call': 'इस API कुंजी में यह काम करने की अनुमति नहीं है',
  'This call cannot be made with an API key': 'यह काम API कुंजी से नहीं हो सकता',
  'You have as many API keys as you can. Please revoke one first':
    'आपके पास जितनी हो सकती हैं उतनी API कुंजियाँ हैं। पहले एक को बंद करें',
  'Please enter a name for the key': 'कुंजी का नाम डालें',
}
