/** Sentences about API keys, apps, passkeys and log-ins by a provider in Hindi, by their English. */
export const keySentences: Record<string, string> = {
  'This API key or app does not have the scope of this call': 'इस API कुंजी या ऐप को यह काम करने की अनुमति नहीं है',
  'This call cannot be made with an API key or an app': 'यह काम API कुंजी या ऐप से नहीं हो सकता',
  'You have as many API keys as you can. Please revoke one first':
    'आपके पास जितनी हो सकती हैं उतनी API कुंजियाँ हैं। पहले एक को बंद करें',
  'This webhook is its healer’s own. It can be turned off and removed, and nothing else':
    'यह वेबहुक उसके हीलर का अपना है। इसे बंद किया और हटाया जा सकता है, और कुछ नहीं',
  'You can add up to 5 webhooks': 'आप ज़्यादा से ज़्यादा 5 वेबहुक जोड़ सकते हैं',
  'Please choose at least one event': 'कम से कम एक चुनें',
  'Please enter an address such as https://example.org/hook': 'https://example.org/hook जैसा पता डालें',
  'Please enter an address such as https://example.org/hook, without a name and password':
    'https://example.org/hook जैसा पता डालें, नाम और पासवर्ड के बिना',
  'Please enter an address that the public internet reaches': 'ऐसा पता डालें जो इंटरनेट से खुलता हो',
  'Please enter a name for the key': 'कुंजी का नाम डालें',
  'This request of the app is over. Please go back to the app and begin again':
    'ऐप का यह अनुरोध अब नहीं चलेगा। ऐप पर वापस जाकर फिर से शुरू करें',
  'The app asks for nothing that your account could allow': 'ऐप ऐसी कोई अनुमति नहीं माँग रहा जो आपका खाता दे सके',
  'There are as many apps as there can be. Please end one first': 'इससे ज़्यादा ऐप नहीं हो सकते। पहले कोई एक बंद करें',
  'This app has been ended': 'यह ऐप बंद किया जा चुका है',
  'This app keeps no secret': 'इस ऐप की कोई गुप्त कुंजी नहीं होती',
  'This passkey was not accepted. Please try again, or go on with a code':
    'यह पासकी नहीं चली। फिर से कोशिश करें, या OTP से आगे बढ़ें',
  'This device already has a passkey for your account': 'इस डिवाइस पर आपके खाते की पासकी पहले से है',
  'You have as many passkeys as you can. Please remove one first':
    'आपके पास जितनी हो सकती हैं उतनी पासकी हैं। पहले कोई एक हटाएँ',
  'No organisation logs in with this e-mail address. Please log in with an OTP':
    'इस ई-मेल से किसी संस्था का लॉग इन नहीं है। OTP से लॉग इन करें',
  'This account belongs to a healer or a colleague. Please log in with an OTP':
    'यह अकाउंट किसी हीलर या सहकर्मी का है। OTP से लॉग इन करें',
  'This log-in was started too long ago or elsewhere. Please start again':
    'यह लॉग इन बहुत पहले या किसी और जगह शुरू हुआ था। फिर से शुरू करें',
  'Another account has this e-mail address. Please log in to that account with an OTP':
    'यह ई-मेल दूसरे अकाउंट का है। उस अकाउंट में OTP से लॉग इन करें',
  'This account, or this log-in at your organisation, is already connected with another one':
    'यह अकाउंट या आपकी संस्था का यह लॉग इन पहले से किसी और से जुड़ा है',
  'This log-in was not completed. Please try again, or log in with an OTP':
    'यह लॉग इन पूरा नहीं हुआ। फिर से कोशिश करें, या OTP से लॉग इन करें',
  'No staff account has this e-mail. Please ask an administrator to add you':
    'इस ई-मेल का टीम में कोई अकाउंट नहीं है। किसी एडमिन से जोड़ने को कहें',
  'Please enter a name': 'नाम डालें',
}
