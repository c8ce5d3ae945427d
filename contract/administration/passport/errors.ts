/** Errors of health passports that are read. */
export const passportErrors = {
  passportUnreadable: {
    status: 422,
    message: 'This file is no health passport. Please choose the file as it was downloaded',
  },
  passportChanged: {
    status: 422,
    message: 'This file was changed after it was signed, or the signature is false. Do not rely on it',
  },
  passportIssuerSilent: {
    status: 422,
    message:
      'The site that signed this file could not be asked for its keys, so the file could not be checked',
  },
} as const
