import type { Selectable } from 'kysely'
import type { HealingSession } from '../../platform/database/schema.ts'

export type HealingRow = Selectable<HealingSession>
