import ArticleIcon from '@mui/icons-material/ArticleOutlined'
import MoneyIcon from '@mui/icons-material/CurrencyRupee'
import ListIcon from '@mui/icons-material/FormatListBulleted'
import PeopleIcon from '@mui/icons-material/PeopleOutlined'
import { Box, Typography } from '@mui/material'
import type { Resource } from '@newyou/contract/back-office/resource'
import { resources } from '@newyou/contract/back-office/resources'
import type { StaffRole } from '@newyou/contract/vocabulary'
import type { ReactNode } from 'react'
import { Menu, usePermissions } from 'react-admin'
import { mayRead } from '../session/roles.ts'
import { more } from './more.tsx'

const icons = {
  content: <ArticleIcon />,
  lists: <ListIcon />,
  money: <MoneyIcon />,
  people: <PeopleIcon />,
}

const groups: { group: Resource['group'] | 'platform'; label: string }[] = [
  { group: 'people', label: 'People' },
  { group: 'content', label: 'Content' },
  { group: 'lists', label: 'Lists' },
  { group: 'money', label: 'Money' },
  { group: 'platform', label: 'Platform' },
]

function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box role="group" aria-label={label}>
      <Typography aria-hidden="true" variant="body2" color="text.secondary" sx={{ px: 2, pt: 1.5, pb: 0.5 }}>
        {label}
      </Typography>
      {children}
    </Box>
  )
}

/** What a colleague may open, by subject. */
export function GroupedMenu() {
  const { permissions: roles = [] } = usePermissions<StaffRole[]>()
  return (
    <Menu sx={{ '& .MuiTypography-noWrap': { whiteSpace: 'normal' } }}>
      <Menu.DashboardItem primaryText="Today" />
      {groups.map(({ group, label }) => {
        const own = resources.filter((of) => of.group === group && !of.isPart && mayRead(of, roles))
        const others = more.filter((of) => of.group === group && mayRead(of, roles))
        if (own.length + others.length === 0) return null
        return (
          <Group key={group} label={label}>
            {others.map(({ name, label: words, icon }) => (
              <Menu.Item key={name} to={`/${name}`} primaryText={words} leftIcon={icon} />
            ))}
            {own.map((of) => (
              <Menu.Item
                key={of.name}
                to={`/${of.name}`}
                primaryText={of.label.many}
                leftIcon={icons[of.group]}
              />
            ))}
          </Group>
        )
      })}
    </Menu>
  )
}
