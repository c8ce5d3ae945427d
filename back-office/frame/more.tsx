import GroupIcon from '@mui/icons-material/Group'
import HistoryIcon from '@mui/icons-material/History'
import VerifiedIcon from '@mui/icons-material/VerifiedOutlined'
import type { StaffRole } from '@newyou/contract/vocabulary'
import { lazy, type ReactElement } from 'react'

const Healers = lazy(() => import('../healers/list.tsx'))
const Healer = lazy(() => import('../healers/show.tsx'))
const Audit = lazy(() => import('../staff/audit.tsx'))
const Colleagues = lazy(() => import('../staff/colleagues.tsx'))

interface More {
  name: string
  label: string
  group: 'people' | 'money' | 'platform'
  read: readonly StaffRole[]
  icon: ReactElement
  list: ReactElement
  show?: ReactElement
}

/** Screens that are more than a list and a form; each has calls of its own. */
export const more: readonly More[] = [
  {
    name: 'healers',
    label: 'Healers',
    group: 'people',
    read: ['admin'],
    icon: <VerifiedIcon />,
    list: <Healers />,
    show: <Healer />,
  },
  {
    name: 'colleagues',
    label: 'Colleagues',
    group: 'platform',
    read: ['admin'],
    icon: <GroupIcon />,
    list: <Colleagues />,
  },
  {
    name: 'audit',
    label: 'Audit trail',
    group: 'platform',
    read: ['admin'],
    icon: <HistoryIcon />,
    list: <Audit />,
  },
]
