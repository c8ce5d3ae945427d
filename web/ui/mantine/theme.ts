import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core'

const leaf: MantineColorsTuple = [
  '#e9f8ef',
  '#d0eedd',
  '#a8dfc0',
  '#84d5a5',
  '#6acd94',
  '#56c083',
  '#38a468',
  '#1b7548',
  '#155f3a',
  '#0e4229',
]
const marigold: MantineColorsTuple = [
  '#fff4e3',
  '#ffe7c8',
  '#fdd49b',
  '#fac06d',
  '#f6b04f',
  '#f2a33c',
  '#d98a23',
  '#b06e17',
  '#85520f',
  '#5a3709',
]
/** Night doubles as Mantine's `dark`, so that its own parts stand on our grounds. */
const night: MantineColorsTuple = [
  '#f3ebdc',
  '#c3c8b8',
  '#9da698',
  '#6f8077',
  '#2b3d36',
  '#1b3029',
  '#14251f',
  '#0e1b17',
  '#0a1411',
  '#060d0b',
]

const oneShadow = 'var(--shadow)'

export const theme = createTheme({
  colors: { leaf, marigold, night, dark: night },
  primaryColor: 'leaf',
  primaryShade: { dark: 5, light: 7 },
  defaultRadius: 12,
  radius: { xs: '12px', sm: '12px', md: '12px', lg: '12px', xl: '12px' },
  fontFamily: 'var(--sans)',
  headings: { fontFamily: 'var(--serif)', fontWeight: '400' },
  shadows: { xs: oneShadow, sm: oneShadow, md: oneShadow, lg: oneShadow, xl: oneShadow },
  respectReducedMotion: true,
  cursorType: 'pointer',
})

const ours = {
  '--mantine-color-body': 'var(--raised)',
  '--mantine-color-text': 'var(--text)',
  '--mantine-color-bright': 'var(--text)',
  '--mantine-color-dimmed': 'var(--text3)',
  '--mantine-color-error': 'var(--error)',
  '--mantine-color-placeholder': 'var(--text3)',
  '--mantine-color-default': 'var(--field)',
  '--mantine-color-default-border': 'var(--edge)',
}

/** Both schemes read our tokens, which change by themselves. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({ variables: {}, dark: ours, light: ours })
