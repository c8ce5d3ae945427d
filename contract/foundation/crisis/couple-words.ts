/**
 * Words of titles and topics for couples, and their category. People hurt at home do not see these: sessions as a
 * couple can put them in more danger (WHO, Responding to intimate partner violence, 2013).
 */
export const coupleWords = [
  ...[
    'relationship',
    'couple',
    'couples',
    'marriage',
    'marriages',
    'marital',
    'premarital',
    'married',
    'marry',
    'wedding',
  ],
  ...[
    'husband',
    'husbands',
    'wife',
    'spouse',
    'divorce',
    'reconciliation',
    'forgiveness',
    'romance',
    'shaadi',
    'shadi',
  ],
  ...[
    'vivah',
    'rishta',
    'rishte',
    'शादी',
    'विवाह',
    'रिश्ता',
    'रिश्ते',
    'दांपत्य',
    'पति',
    'पत्नी',
    'वैवाहिक',
    'जोड़े',
    'जोडे',
  ],
] as const
