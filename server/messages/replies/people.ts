export const accountReplies = {
  documentMissing: 'Please add at least one document',
  documentFormat: 'Please upload documents as PDF, JPG or PNG',
  otpUnsentUseEmail: 'The OTP could not be sent. Please try again, or use your e-mail address instead',
  otpUnsentUseMobile: 'The OTP could not be sent. Please try again, or use your mobile number instead',
} as const

export const guardianReplies = {
  ownLink:
    'This link is for your parent or guardian. Ask them to open it on their own phone, or log out here first',
  linkSent: 'We sent your guardian a link',
} as const
