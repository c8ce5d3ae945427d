/** Hindi for what the server says about consents that are signed. */
export const signedConsentSentences: Record<string, string> = {
  'You are under 18, so your guardian signs this. We sent them a link':
    'आपकी उम्र 18 साल से कम है, इसलिए आपके अभिभावक साइन करेंगे। हमने उन्हें लिंक भेज दिया है',
  'Please enter your full name': 'अपना पूरा नाम डालें',
  'This drawing is too long. Please draw it again': 'यह बहुत लंबा है। फिर से लिखें',
}
