import ArchiveIcon from '@mui/icons-material/ArchiveOutlined'
import LeavingIcon from '@mui/icons-material/TransferWithinAStationOutlined'
import { lazy } from 'react'
import type { More } from './money-screens.tsx'

const PracticeArchives = lazy(() => import('../practice-archive/practice-archive.tsx'))
const LeavingHealers = lazy(() => import('../leaving/leaving.tsx'))

/** Those by which something leaves: the whole practice, and a healer with the records of clients. */
export const leaving: readonly More[] = [
  {
    name: 'practice-archives',
    label: 'Practice as a file',
    group: 'system',
    read: ['admin'],
    icon: <ArchiveIcon />,
    list: <PracticeArchives />,
  },
  {
    name: 'leaving',
    label: 'Healers who leave',
    group: 'today',
    read: ['admin'],
    icon: <LeavingIcon />,
    list: <LeavingHealers />,
  },
]
