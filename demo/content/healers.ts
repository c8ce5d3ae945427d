import type { DemoHealer } from './healer.ts'
import { businessCareerHealers } from './healers/business-career.ts'
import { familyHealers } from './healers/family.ts'
import { healthHealers } from './healers/health.ts'
import { relationshipHealers } from './healers/relationship.ts'
import { selfDevelopmentHealers } from './healers/self-development.ts'
import { spiritualityHealers } from './healers/spirituality.ts'
import { wealthHealers } from './healers/wealth.ts'

/** The forty healers of the demo. Everyone is invented. */
export const demoHealers: DemoHealer[] = [
  ...businessCareerHealers,
  ...selfDevelopmentHealers,
  ...wealthHealers,
  ...familyHealers,
  ...relationshipHealers,
  ...healthHealers,
  ...spiritualityHealers,
]
