import { Button, Container, createTheme, ThemeProvider, Typography } from '@mui/material'
import { brandName } from '@newyou/web/ui/brand-name.ts'
import { darkTheme } from '../theme.ts'
import { leave } from './auth-provider.ts'

/** For a client or a healer who came here. */
export function OtherRole() {
  return (
    <ThemeProvider theme={createTheme(darkTheme)}>
      <Container component="main" maxWidth="sm" sx={{ py: 8, color: 'text.primary' }}>
        <Typography variant="h4" component="h1" gutterBottom>
          This page is for the {brandName} team
        </Typography>
        <Typography gutterBottom>You are logged in with another account on this device.</Typography>
        <Button variant="contained" onClick={() => void leave()}>
          Log out and log in as staff
        </Button>{' '}
        <Button href="/">Back to site</Button>
      </Container>
    </ThemeProvider>
  )
}
