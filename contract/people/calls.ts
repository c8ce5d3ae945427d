import { contactChanges } from './accounts/contact-changes.ts'
import { devices } from './accounts/devices.ts'
import { profiles } from './accounts/profile.ts'
import { registration } from './accounts/registration.ts'
import { signIn } from './accounts/sign-in.ts'
import { apps } from './apps/apps.ts'
import { blocks } from './blocks.ts'
import { consents } from './consents.ts'
import { dependants } from './dependants.ts'
import { guardians } from './guardians/guardians.ts'
import { guests } from './guests/guests.ts'
import { keys } from './keys/keys.ts'
import { reportDesk } from './moderation/admin.ts'
import { contentReports } from './moderation/reports.ts'
import { passkeys } from './passkeys/passkeys.ts'
import { signOn } from './sign-on/sign-on.ts'
import { deskStaff } from './staff/desk.ts'
import { firstStart } from './staff/first-start.ts'
import { secondFactor } from './staff/second-factor.ts'
import { staff } from './staff/staff.ts'
import { wishlist } from './wishlist.ts'

/** Every call of the wing people. */
export const peopleCalls = {
  ...signIn,
  ...registration,
  ...profiles,
  ...devices,
  ...contactChanges,
  ...wishlist,
  ...staff,
  ...deskStaff,
  ...firstStart,
  ...secondFactor,
  ...blocks,
  ...reportDesk,
  ...contentReports,
  ...guardians,
  ...dependants,
  ...guests,
  ...keys,
  ...apps,
  ...passkeys,
  ...signOn,
  ...consents,
}
