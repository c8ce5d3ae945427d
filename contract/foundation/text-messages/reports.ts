/** Where the providers of SMS and WhatsApp report what became of a text. */
export const textReports = {
  exotel: '/api/webhooks/sms/exotel',
  msg91: '/api/webhooks/sms/msg91',
  whatsapp: '/api/webhooks/whatsapp',
} as const
