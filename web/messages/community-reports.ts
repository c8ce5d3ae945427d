import { communityReports } from './en/community-reports.ts'
import { addWords } from './index.ts'

addWords({ 'community-reports': communityReports })
