import { organizationSignOn } from './en/organization-sign-on.ts'
import { addWords } from './index.ts'

addWords({ 'organization-sign-on': organizationSignOn })
