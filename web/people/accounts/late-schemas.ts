const schemas = () => import('./schemas.ts')

// A first visit of the entrance is read; what checks its forms comes with the first touch.
export const lateLogin = { load: async () => (await schemas()).loginForm }
export const lateOtp = { load: async () => (await schemas()).otpForm }
export const lateAccount = { load: async () => (await schemas()).accountForm }
