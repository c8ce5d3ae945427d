import { setupUri } from '../server/people/staff/index.ts'
import { demoStaff } from './logins.ts'

/** The shared secret of a demo colleague's authenticator app; everybody can read it, so it is for this machine. */
export const authenticatorSecret = (slug: string) => slug.toUpperCase().repeat(8).slice(0, 32)

/** The accounts of the demo's staff, as an authenticator app takes them. */
export const authenticatorAccounts = () =>
  demoStaff.map(({ slug, email }) => setupUri(authenticatorSecret(slug), email))
