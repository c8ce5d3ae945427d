import { Box, Card, CardActionArea, CardContent, Typography } from '@mui/material'
import { reports } from '@newyou/contract/administration/reports/declared'
import type { StaffRole } from '@newyou/contract/vocabulary'
import { Title, usePermissions } from 'react-admin'
import { Link } from 'react-router-dom'
import { mayRead } from '../session/roles.ts'

/** The reports that a colleague may read. */
export default function Reports() {
  const { permissions: roles = [] } = usePermissions<StaffRole[]>()
  return (
    <Box display="grid" gap={2} py={2} gridTemplateColumns="repeat(auto-fill, minmax(min(280px, 100%), 1fr))">
      <Title title="Reports" />
      {reports
        .filter((of) => mayRead(of, roles))
        .map(({ name, label, summary }) => (
          <Card key={name}>
            <CardActionArea component={Link} to={`/reports/${name}/show`}>
              <CardContent>
                <Typography variant="h6" component="h2">
                  {label}
                </Typography>
                <Typography color="text.secondary">{summary}</Typography>
              </CardContent>
            </CardActionArea>
          </Card>
        ))}
    </Box>
  )
}
