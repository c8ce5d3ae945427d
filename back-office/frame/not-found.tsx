import { Box, Button, Typography } from '@mui/material'
import { Title } from 'react-admin'
import { Link } from 'react-router-dom'

/** For an address without a screen, and for a screen that the roles of the colleague do not include. */
export const NotFound = () => (
  <Box p={3} display="flex" flexDirection="column" alignItems="flex-start" gap={2}>
    <Title title="Page not found" />
    <Typography>This page does not exist, or your roles do not include it.</Typography>
    <Button component={Link} to="/" variant="contained">
      Go to the overview
    </Button>
  </Box>
)
