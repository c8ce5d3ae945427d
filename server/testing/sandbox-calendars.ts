/** The apps that are registered with the Google and the Microsoft of the sandbox. */
export const sandboxCalendars = (sandboxUrl: string) => ({
  GOOGLE_CALENDAR_CLIENT_ID: 'sandbox-google-client',
  GOOGLE_CALENDAR_CLIENT_SECRET: 'sandbox-google-secret',
  GOOGLE_CALENDAR_SANDBOX_URL: sandboxUrl,
  MICROSOFT_CALENDAR_CLIENT_ID: 'sandbox-microsoft-client',
  MICROSOFT_CALENDAR_CLIENT_SECRET: 'sandbox-microsoft-secret',
  MICROSOFT_CALENDAR_SANDBOX_URL: sandboxUrl,
})
