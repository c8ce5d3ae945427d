/** The app that is registered with the Google of the sandbox. */
export const sandboxGoogle = (sandboxUrl: string) => ({
  GOOGLE_CALENDAR_CLIENT_ID: 'sandbox-google-client',
  GOOGLE_CALENDAR_CLIENT_SECRET: 'sandbox-google-secret',
  GOOGLE_CALENDAR_SANDBOX_URL: sandboxUrl,
})
